import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

export default defineConfig(
  packageBuild({
    index: "src/index.ts",
    listener: "src/node/forwarding/index.ts",
    node: "src/node/index.ts",
  }),
);
