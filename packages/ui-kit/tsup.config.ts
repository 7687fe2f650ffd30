import fs from "node:fs";
import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

const fonts = ["@fontsource-variable/figtree", "@fontsource-variable/instrument-sans", "@fontsource/instrument-serif"];

const parts = [
  "address-fields",
  "alert",
  "button",
  "carousel",
  "drawer",
  "error-summary",
  "field",
  "gallery",
  "icons",
  "link",
  "number-field",
  "picture",
  "popup",
  "popup-queue",
  "price",
  "radio-cards",
  "reveal",
  "select",
  "skeleton",
  "step-progress",
  "tabs",
  "toast",
  "visually-hidden",
];

/** Parts that lie elsewhere than in the file of their own name. */
const others = {
  "double-decker-carousel": "src/carousel/double-decker-carousel.tsx",
  "fade-times": "src/fade-times/fade-times.ts",
  "icon-button": "src/button/icon-button.tsx",
  mobile: "src/mobile/use-is-mobile.ts",
};

export default defineConfig({
  ...packageBuild({
    ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
    ...others,
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
