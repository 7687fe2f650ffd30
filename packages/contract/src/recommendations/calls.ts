import * as z from "zod/mini";
import { productCard } from "../catalog/product.ts";
import { callsUnder } from "../operation.ts";
import { base } from "../shared/index.ts";
import type { recommendationRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof recommendationRequests>("/browse/");

/** Records that the shopper views a product. */
export const updateRecentlyViewed = /* @__PURE__ */ call("updateRecentlyViewed", {
  at: "recentlyviewed/Update",
  reply: z.object(base),
  replay: false,
  errorCodes: ["SkuNotFound"],
});
/** The products that this shopper viewed, newest first. */
export const getRecentlyViewed = /* @__PURE__ */ call("getRecentlyViewed", {
  method: "GET",
  at: "recentlyviewed/Get",
  reply: z.object({ items: z.array(productCard) }),
});
/** Recommendations for an added item; a script that calls `callback`, if one is named. */
export const getRecommendations = /* @__PURE__ */ call("getRecommendations", {
  method: "GET",
  at: "widget/MainPi",
  answer: "script",
  reply: z.object({ title: z.string(), items: z.array(productCard) }),
});
/** Products that go with other products; `skus` may be empty to get recommendations from the whole assortment. */
export const getCrossSell = /* @__PURE__ */ call("getCrossSell", {
  at: "crosssell/GetItems",
  reply: z.object({ title: z.string(), items: z.array(productCard) }),
  replay: false,
});
