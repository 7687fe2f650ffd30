import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    index: "src/index.ts",
    listener: "src/node/listener.ts",
    node: "src/node/index.ts",
  }),
);
