import type { CardRange } from "./card-range.ts";

/** The ranges of the storefront's rules (PAY-31 to PAY-34), wider in places than the networks' own (AMB-075). */
export const networkRanges: readonly CardRange[] = [
  { prefix: "4", type: "Visa" },
  { prefix: "51-55", type: "MasterCard" },
  { prefix: "22-27", type: "MasterCard" },
  { prefix: "34", type: "AmericanExpress" },
  { prefix: "37", type: "AmericanExpress" },
  { prefix: "60", type: "Discover" },
  { prefix: "64-65", type: "Discover" },
  { prefix: "622", type: "Discover" },
  { prefix: "810-817", type: "Discover" },
];
