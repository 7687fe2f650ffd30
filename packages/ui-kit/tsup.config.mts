import { makeHeadTexts } from "@store/config/early-head";
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
  "lazy-part",
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
  early: "src/early/react.ts",
  "early-added": "src/early/added.ts",
  "early-head": "src/early/head-texts.ts",
  "early-input": "src/early/input.ts",
  "early-marks": "src/early/marks.ts",
  "early-protocol": "src/early/protocol.ts",
  "form-outcome": "src/form/form-outcome.ts",
  "is-server-there": "src/early/server-there.ts",
  "use-form": "src/form/use-form.ts",
};

/** The published style sheet includes its fonts and their licenses. */
export default defineConfig({
  ...packageBuild(
    {
      ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
      ...others,
      layers: "src/layers.css",
      styles: "src/styles.css",
    },
    { fonts },
  ),
  esbuildPlugins: [
    {
      name: "early-head",
      setup(build) {
        build.onLoad({ filter: /[\\/]head-texts\.ts$/ }, async () => ({ contents: await makeHeadTexts() }));
      },
    },
  ],
});
