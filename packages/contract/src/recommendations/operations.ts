import * as z from "zod/mini";
import { productCard } from "../catalog/product-card.ts";
import { operation } from "../operation.ts";
import { base } from "../shared/index.ts";

/** Where a row of products stands, which decides what it holds [PROD-04]. */
export const crossSellLocations = ["youMayAlsoWant", "peopleAlsoBought", "trending"] as const;
export type CrossSellLocation = (typeof crossSellLocations)[number];

export const recommendationOperations = {
  /** Notes that a shopper looks at a product. */
  updateRecentlyViewed: operation<{ sku: string; familyId: string; optionChoiceParameter: string }>()({
    name: "updateRecentlyViewed",
    method: "POST",
    path: "/browse/recentlyviewed/Update",
    reply: z.object(base),
    replay: false,
    errorCodes: ["SkuNotFound"],
  }),
  /** What this shopper looked at, newest first. */
  getRecentlyViewed: operation<{ isNewLayout: boolean | "true" | "false" }>()({
    name: "getRecentlyViewed",
    method: "GET",
    path: "/browse/recentlyviewed/Get",
    reply: z.object({ items: z.array(productCard) }),
  }),
  /** Products that go with others; `skus` may be empty where the shop at large is meant. */
  getCrossSell: operation<{ skus: readonly string[]; location: string }>()({
    name: "getCrossSell",
    method: "POST",
    path: "/browse/crosssell/GetItems",
    reply: z.object({ title: z.string(), items: z.array(productCard) }),
    replay: false,
  }),
};
