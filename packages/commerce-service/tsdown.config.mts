import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

export default defineConfig(
  packageBuild({
    index: "src/index.ts",
    listener: "src/node/listener.ts",
    node: "src/node/index.ts",
  }),
);
