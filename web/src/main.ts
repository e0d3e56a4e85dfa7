import { mount } from "svelte";
import { adopt } from "./api";
import App from "./App.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
void adopt().then(() => mount(App, { target }));
