// What an English catalogue is once it is compiled: see catalogues/compile.ts.
declare module "*.ftl" {
  const messages: import("./messages").English;
  export default messages;
}
