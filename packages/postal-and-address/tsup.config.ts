import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig({
  ...packageBuild({ index: "src/index.ts", countries: "src/countries.ts" }),
  // A third file for the few lines both share would take longer to load than to read twice.
  splitting: false,
});
