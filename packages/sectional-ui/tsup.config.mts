import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    design: "src/design/index.ts",
    "details-panel": "src/details/details-panel.tsx",
    layout: "src/layout/index.ts",
    "layout-plan": "src/plan/layout-plan.tsx",
    "piece-links": "src/piece-links/piece-links.tsx",
    planner: "src/planner/index.ts",
    "planner-styles": "src/planner-styles.css",
    "ready-layouts": "src/ready-layouts/ready-layouts.tsx",
    styles: "src/styles.css",
  }),
);
