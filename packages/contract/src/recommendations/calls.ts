import * as z from "zod/mini";
import { productCard } from "../catalog/product.ts";
import { callsUnder } from "../operation.ts";
import { base } from "../shared/index.ts";
import type { recommendationRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof recommendationRequests>("/browse/");

/** Records that the shopper views a product. */
export const updateRecentlyViewed = /* @__PURE__ */ call(
  "updateRecentlyViewed",
  { reply: z.object(base), replay: false, errorCodes: ["SkuNotFound"] },
  { at: "recentlyviewed/Update" },
);
/** The products that this shopper viewed, newest first. */
export const getRecentlyViewed = /* @__PURE__ */ call(
  "getRecentlyViewed",
  { reply: z.object({ items: z.array(productCard) }) },
  { method: "GET", at: "recentlyviewed/Get" },
);
/** Recommendations for an added item; a script that calls `callback`, if one is named. */
export const getRecommendations = /* @__PURE__ */ call(
  "getRecommendations",
  {
    reply: z.object({ title: z.string(), items: z.array(productCard) }),
  },
  { method: "GET", at: "widget/MainPi", answer: "script" },
);
/** Products that go with other products; `skus` may be empty to get recommendations from the whole assortment. */
export const getCrossSell = /* @__PURE__ */ call(
  "getCrossSell",
  { reply: z.object({ title: z.string(), items: z.array(productCard) }), replay: false },
  { at: "crosssell/GetItems" },
);
