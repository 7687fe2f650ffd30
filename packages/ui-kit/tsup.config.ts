import fs from "node:fs";
import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

const fonts = ["@fontsource-variable/figtree", "@fontsource-variable/instrument-sans", "@fontsource/instrument-serif"];

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
    styles: "src/styles.css",
  }),
  // One copy of the link's context in CommonJS too.
  splitting: true,
  // The published sheet brings its fonts along, and their licences with them.
  loader: { ".woff2": "file" },
  onSuccess: async () => {
    for (const font of fonts) {
      fs.copyFileSync(`node_modules/${font}/LICENSE`, `dist/LICENSE-${font.replace(/^.*\//, "")}.txt`);
    }
  },
});
