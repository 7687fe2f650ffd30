import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

const fonts = ["@fontsource-variable/figtree", "@fontsource-variable/instrument-sans", "@fontsource/instrument-serif"];

const parts = [
  "address-fields",
  "alert",
  "button",
  "carousel",
  "drawer",
  "error-summary",
  "field",
  "form",
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
  "visually-hidden",
];

/** Components whose file is not named after them. */
const others = {
  "double-decker-carousel": "src/carousel/double-decker-carousel.tsx",
  "icon-button": "src/button/icon-button.tsx",
  mobile: "src/mobile/use-is-mobile.ts",
  "plain-key": "src/keys/plain-key.ts",
  "use-form": "src/form/use-form.ts",
};

const build = packageBuild({
  ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
  ...others,
  layers: "src/layers.css",
  styles: "src/styles.css",
});

/** The published style sheet includes its fonts and their licenses. */
export default defineConfig({
  ...build,
  copy: fonts.map((font) => ({
    from: `node_modules/${font}/LICENSE`,
    to: "dist",
    rename: `LICENSE-${font.replace(/^.*\//, "")}.txt`,
  })),
});
