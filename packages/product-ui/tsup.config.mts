import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

const parts = [
  "add-to-cart-form",
  "buy-bar",
  "dimensions-table",
  "filter-chips",
  "filter-panel",
  "option-picker",
  "pagination",
  "personalization-form",
  "price-block",
  "product-card",
  "product-carousel",
  "product-grid",
  "product-notes",
  "recently-viewed-carousel",
  "sort-select",
  "swatch-picture",
];

export default defineConfig(
  packageBuild({
    ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
    styles: "src/styles.css",
    "personalization-styles": "src/personalization-styles.css",
  }),
);
