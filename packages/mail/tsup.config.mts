import { defineConfig } from "tsup";

// Loaded by Node, which does not run JSX: the templates are compiled, and the storefront's own source is bundled in.
export default defineConfig({
  entry: { index: "src/index.ts" },
  format: "esm",
  clean: true,
  target: "es2023",
  noExternal: [/^@store\/storefront/],
  silent: true,
});
