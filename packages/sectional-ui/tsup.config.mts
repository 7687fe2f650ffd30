import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    layout: "src/layout/index.ts",
    "layout-plan": "src/plan/layout-plan.tsx",
    "piece-links": "src/piece-links/piece-links.tsx",
    "ready-layouts": "src/ready-layouts/ready-layouts.tsx",
    styles: "src/styles.css",
  }),
);
