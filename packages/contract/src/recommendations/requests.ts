import * as z from "zod/mini";
import { id, sku, text, textBoolean } from "../shared/index.ts";

/** The requested row of products, which decides its content. */
const crossSellLocations = ["youMayAlsoWant", "peopleAlsoBought", "trending"] as const;
export type CrossSellLocation = (typeof crossSellLocations)[number];

export const getRecommendationsRequest = z.strictObject({
  item: sku,
  feed: z.enum(["add-to-cart", "add-to-registry"]),
  /** A plain identifier: the script of the response calls the function of that name. */
  callback: z.optional(z.string().check(z.regex(/^[A-Za-z_$][\w$]{0,63}$/))),
});
export type GetRecommendations = z.infer<typeof getRecommendationsRequest>;

export const recommendationRequests = {
  updateRecentlyViewed: z.strictObject({ sku, familyId: id, optionChoiceParameter: text(500) }),
  getRecentlyViewed: z.strictObject({ isNewLayout: textBoolean }),
  getRecommendations: getRecommendationsRequest,
  getCrossSell: z.strictObject({
    skus: z.array(sku).check(z.maxLength(100)),
    /** What the page shows besides, which a row of complements does not repeat. */
    without: z.optional(z.array(sku).check(z.maxLength(12))),
    location: z.enum(crossSellLocations),
  }),
};
