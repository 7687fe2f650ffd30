import type { Site } from "@store/contract/shared";

/** Today's price and, where something is on sale, the regular one above it; in cents. */
export type Price = number | { now: number; regular: number };

/** What every SKU costs: US dollars in the US, Canadian dollars in Canada. A site without a price does not sell the SKU. */
export const prices: Readonly<Record<string, Partial<Record<Site, Price>>>> = {
  "100101": { US: 189_900, CA: 249_900 },
  "100102": { US: 189_900, CA: 249_900 },
  "100103": { US: 219_900, CA: 289_900 },
  "100104": { US: 219_900, CA: 289_900 },
  "100201": { US: 129_900, CA: 169_900 },
  "100202": { US: 99_900, CA: 129_900 },
  "100203": { US: 119_900, CA: 159_900 },
  "100204": { US: 159_900, CA: 209_900 },
  "100301": { US: 129_900, CA: 169_900 },
  "100302": { US: 159_900, CA: 209_900 },
  "100401": { US: 14_900, CA: 19_900 },
  "100402": { US: { now: 11_900, regular: 14_900 }, CA: { now: 15_900, regular: 19_900 } },
  "100501": { US: 4_800, CA: 6_400 },
  "100502": { US: 4_800, CA: 6_400 },
  "100601": { US: 109_900, CA: 144_900 },
  "100602": { US: 109_900, CA: 144_900 },
  "100701": { US: 89_900, CA: 119_900 },
  "100702": { US: 89_900, CA: 119_900 },
  "100801": { US: 24_900, CA: 32_900 },
  "100802": { US: 44_900, CA: 59_900 },
  "100901": { US: 5_000, CA: 5_000 },
  "100902": { US: 10_000, CA: 10_000 },
  // A donation's amount is the giver's.
  "101001": { US: 0, CA: 0 },
};
