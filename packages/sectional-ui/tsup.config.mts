import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(packageBuild({ layout: "src/layout/index.ts" }));
