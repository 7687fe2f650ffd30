import type { Personalization } from "./line-personalization.ts";

/** Two lines in one of two fonts and colors. */
export const samplePersonalization: Personalization = {
  label: "Can be embroidered",
  templateName: "hem",
  locationName: "Hem",
  lines: [
    { elementName: "Text1", label: "Line 1" },
    { elementName: "Text2", label: "Line 2" },
  ],
  fonts: [
    {
      name: "Block",
      style: "block",
      fontAttributes: { validationRegEx: "[\\p{L}\\d ]+", minLength: 1, maxLength: 20 },
    },
    { name: "Monogram", style: "serif", fontAttributes: { validationRegEx: "[A-Z]+", minLength: 2, maxLength: 3 } },
  ],
  colors: [
    { name: "Navy", color: "#23324d" },
    { name: "Gold", color: "#b8923a" },
  ],
  feeCents: 850,
};
