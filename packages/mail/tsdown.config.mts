import { defineConfig } from "tsdown";

// Loaded by Node, which does not run JSX: the templates are compiled, and the storefront's own source is bundled in.
export default defineConfig({
  entry: { index: "src/index.ts" },
  format: "esm",
  dts: false,
  target: "es2023",
  fixedExtension: false,
  deps: { alwaysBundle: [/^@store\/storefront/] },
  logLevel: "warn",
  checks: { bundlerTimings: false },
});
