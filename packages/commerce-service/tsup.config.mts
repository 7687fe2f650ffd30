import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    index: "src/index.ts",
    admission: "src/node/admission.ts",
    node: "src/node/index.ts",
  }),
);
