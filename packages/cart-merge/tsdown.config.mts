import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

export default defineConfig(packageBuild());
