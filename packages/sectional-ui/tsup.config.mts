import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    design: "src/design/index.ts",
    "details-panel": "src/details/details-panel.tsx",
    "fit-check": "src/fit/index.ts",
    "fit-styles": "src/fit-styles.css",
    "frame-view": "src/frame/frame-view.tsx",
    layout: "src/layout/index.ts",
    "layout-plan": "src/plan/layout-plan.tsx",
    models: "src/models/to-soft-boxes.ts",
    "piece-links": "src/piece-links/piece-links.tsx",
    places: "src/places/index.ts",
    planner: "src/planner/index.ts",
    "planner-styles": "src/planner-styles.css",
    protocol: "src/protocol/index.ts",
    "ready-layouts": "src/ready-layouts/ready-layouts.tsx",
    styles: "src/styles.css",
  }),
);
