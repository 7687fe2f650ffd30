import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

export default defineConfig(packageBuild({ index: "src/index.ts", routes: "src/routes.ts" }));
