import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    index: "src/index.ts",
    admission: "src/admission/index.ts",
    node: "src/node/index.ts",
  }),
);
