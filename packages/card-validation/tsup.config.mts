import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig([
  packageBuild({ index: "src/index.ts", "standard-schema": "src/standard-schema.ts" }),
  // The command runs in Node alone, as an ES module.
  {
    entry: { "card-validation": "src/check/card-validation.ts" },
    format: ["esm"],
    target: "node20",
    treeshake: true,
    silent: true,
  },
]);
