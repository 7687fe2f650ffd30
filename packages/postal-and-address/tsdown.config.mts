import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

// Two builds: a third file for the few lines both share would take longer to load than to read twice.
export default defineConfig([
  packageBuild({ index: "src/index.ts" }),
  { ...packageBuild({ countries: "src/countries.ts" }), clean: false },
]);
