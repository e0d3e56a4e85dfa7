// Draws the card faces (public/assets/face1-*.svg) from the deck of @letele/playing-cards (see PROVENANCE.md).
import { mkdirSync, writeFileSync } from "node:fs";
import * as deck from "@letele/playing-cards";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";

const SUITS = { C: "#15161a", D: "#c4202f", H: "#c4202f", S: "#15161a" };
const FOUR_COLOURS = { C: "#0b6b3a", D: "#1a4fb4" };
const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];

/** The two symbols in the suit's colour: the suit sign (1200 units wide) and the rank (a thin line). */
const SIGN = /<symbol [^>]*viewBox="-600 -600 1200 1200"[^>]*>.*?<\/symbol>/;
const RANK = /<symbol [^>]*viewBox="-500 -500 1000 1000"[^>]*>.*?<\/symbol>/;

function drawn(name) {
  const svg = renderToStaticMarkup(createElement(deck[name]));
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: ["preset-default", "removeTitle", "removeDimensions", { name: "removeAttrs", params: { attrs: "svg:class" } }],
  }).data;
}

function tinted(svg, colour) {
  return svg
    .replace(SIGN, (symbol) => symbol.replace(/ fill="red"/, "").replace("<path ", `<path fill="${colour}" `))
    .replace(RANK, (symbol) => symbol.replace(/stroke="(red|#000)"/, `stroke="${colour}"`).replace('"80"', '"125"'));
}

/** Larger corners, thinner outlines for the courts, and no card edge, which the page draws. */
function groomed(svg) {
  return svg
    .replace(/<svg /, (open) => (svg.includes("xmlns=") ? open : `${open}xmlns="http://www.w3.org/2000/svg" `))
    .replace('preserveAspectRatio="none" viewBox="-120', 'viewBox="-120')
    .replace(/<rect width="239"[^>]*\/>/, '<path fill="#fffefa" d="M-120-168h240v336h-240z"/>')
    .replaceAll('width="32" height="32" x="-114.4" y="-156"', 'width="38" height="38" x="-116" y="-158"')
    .replaceAll('width="26.8" height="26.8" x="-111.8" y="-119"', 'width="31" height="31" x="-112.5" y="-117"')
    .replaceAll('"#44f"', '"#2b3f8c"')
    .replaceAll('"#fc4"', '"#e8b53c"')
    .replaceAll('"red"', '"#c4202f"');
}

/** The ace of spades without the maker's mark: the ace of clubs with the other sign. All aces are large. */
function ace(svg, suit) {
  const sign = suit === "S" ? drawn("S2").match(SIGN)[0].match(/ d="[^"]*"/)[0] : null;
  const plain = suit === "S" ? drawn("Ca").replace(SIGN, (symbol) => symbol.replace(/ d="[^"]*"/, sign)) : svg;
  return plain.replace('width="70" height="70" x="-35" y="-35"', 'width="130" height="130" x="-65" y="-65"');
}

const folder = process.argv[2] ?? "faces";
mkdirSync(folder, { recursive: true });
for (const suit of Object.keys(SUITS)) {
  for (const rank of RANKS) {
    let svg = drawn(suit + rank);
    if (rank === "a") svg = ace(svg, suit);
    const name = `${rank === "10" ? "T" : rank.toUpperCase()}${suit}`;
    writeFileSync(`${folder}/face1-${name}.svg`, groomed(tinted(svg, SUITS[suit])));
    const other = FOUR_COLOURS[suit];
    if (other) writeFileSync(`${folder}/face1-${name}4.svg`, groomed(tinted(svg, other)));
  }
}
