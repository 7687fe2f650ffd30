import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(packageBuild({ build: "src/tree/index.ts", index: "src/index.ts" }));
