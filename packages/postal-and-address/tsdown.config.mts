import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

// The list of countries is built separately: the few lines it shares with the checks are duplicated rather than loaded
// from a third file.
export default defineConfig([
  packageBuild({ index: "src/index.ts", "swatch-address": "src/swatch-address.ts" }),
  { ...packageBuild({ countries: "src/countries.ts" }), clean: false },
]);
