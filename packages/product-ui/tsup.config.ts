import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

const parts = [
  "add-to-cart-form",
  "dimensions-table",
  "gallery",
  "option-picker",
  "price-block",
  "product-card",
  "product-grid",
  "product-notes",
];

export default defineConfig(
  packageBuild({
    ...Object.fromEntries(parts.map((part) => [part, `src/${part}/${part}.tsx`])),
    styles: "src/styles.css",
  }),
);
