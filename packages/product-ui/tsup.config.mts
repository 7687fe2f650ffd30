import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

const parts = [
  "add-layer",
  "add-to-cart-form",
  "buy-bar",
  "checkout-carousel",
  "delivery-check",
  "dimensions-table",
  "filter-chips",
  "filter-panel",
  "fulfillment-choice",
  "installation-choice",
  "option-picker",
  "pagination",
  "personalization-form",
  "price-block",
  "product-card",
  "product-carousel",
  "product-grid",
  "product-notes",
  "rating",
  "recently-viewed-carousel",
  "reviews",
  "sort-select",
  "swatch-picture",
  "terms-step",
];

export default defineConfig(
  packageBuild({
    ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
    "added-dialog": "src/add-layer/added-dialog.tsx",
    registry: "src/registry/index.ts",
    "registry-add": "src/registry-add/index.ts",
    "registry-scan": "src/registry-add/scan.ts",
    "registry-button": "src/registry-add/button.ts",
    "special-order": "src/special-order/index.ts",
    styles: "src/styles.css",
    "add-layer-styles": "src/add-layer-styles.css",
    "personalization-styles": "src/personalization-styles.css",
    "registry-styles": "src/registry-styles.css",
    "registry-add-styles": "src/registry-add-styles.css",
    "special-order-styles": "src/special-order-styles.css",
    "reviews-styles": "src/reviews-styles.css",
  }),
);
