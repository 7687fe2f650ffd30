import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

// Without shared files: the few lines that the list of countries shares with the checks are duplicated rather than
// loaded from a third file.
export default defineConfig(
  packageBuild(
    { index: "src/index.ts", "swatch-address": "src/swatch-address.ts", countries: "src/countries.ts" },
    { splitting: false },
  ),
);
