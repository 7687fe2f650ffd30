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
  "use-early-input": "src/early-input/use-early-input.ts",
  "use-form": "src/form/use-form.ts",
};

/** The published style sheet includes its fonts and their licenses. */
export default defineConfig(
  packageBuild(
    {
      ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
      ...others,
      layers: "src/layers.css",
      styles: "src/styles.css",
    },
    { fonts },
  ),
);
