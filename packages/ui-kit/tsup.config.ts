import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

const parts = [
  "alert",
  "button",
  "error-summary",
  "field",
  "link",
  "picture",
  "price",
  "radio-cards",
  "select",
  "skeleton",
  "step-progress",
  "visually-hidden",
];

export default defineConfig({
  ...packageBuild({
    ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
    timing: "src/timing/timing.ts",
    styles: "src/styles.css",
  }),
  // The published sheet brings its fonts along.
  loader: { ".woff2": "file" },
});
