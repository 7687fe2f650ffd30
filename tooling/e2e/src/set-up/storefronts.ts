/** The four storefronts, each with the other brand of its site and the variable that contains its address. */
export const storefronts = {
  us: { otherBrand: "usModern", variable: "JOURNEY_US" },
  usModern: { otherBrand: "us", variable: "JOURNEY_US_MODERN" },
  ca: { otherBrand: "caModern", variable: "JOURNEY_CA" },
  caModern: { otherBrand: "ca", variable: "JOURNEY_CA_MODERN" },
} as const;

export type Storefront = keyof typeof storefronts;

export function isStorefront(name: string): name is Storefront {
  return Object.hasOwn(storefronts, name);
}
