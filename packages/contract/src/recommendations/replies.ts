/** Where a row of products stands, which decides what it holds [PROD-04]. */
export const crossSellLocations = ["youMayAlsoWant", "peopleAlsoBought", "trending"] as const;
export type CrossSellLocation = (typeof crossSellLocations)[number];
