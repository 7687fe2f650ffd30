import type { ProductSeed } from "./product-seed.ts";

type Font = NonNullable<ProductSeed["personalization"]>["fonts"][number];

const words = { validationRegEx: "[\\p{L}\\d .,&'+\\-]+", minLength: 1, maxLength: 20 };

/** Capital and small letters without serifs, with digits and the marks of names and dates. */
export const block: Font = { name: "Block", style: "block", fontAttributes: words };

/** Handwriting, for letters and the marks of names only. */
export const script: Font = {
  name: "Script",
  style: "script",
  fontAttributes: { validationRegEx: "[\\p{L} .&'\\-]+", minLength: 2, maxLength: 16 },
};

/** Two or three capital initials. */
export const monogram: Font = {
  name: "Monogram",
  style: "serif",
  fontAttributes: { validationRegEx: "[A-Z]+", minLength: 2, maxLength: 3 },
};
