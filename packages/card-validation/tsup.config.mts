import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(packageBuild({ index: "src/index.ts", "standard-schema": "src/standard-schema.ts" }));
