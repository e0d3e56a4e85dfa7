// The type of a compiled English catalogue: see catalogues/compile.ts.
declare module "*.ftl" {
  const messages: import("./messages").English;
  export default messages;
}
