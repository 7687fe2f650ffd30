import * as z from "zod/mini";
import { productCard } from "../catalog/product.ts";
import { callsUnder } from "../operation.ts";
import { base } from "../shared/index.ts";
import type { recommendationRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof recommendationRequests>("/browse/");

/** Notes that a shopper looks at a product. */
export const updateRecentlyViewed = /* @__PURE__ */ call(
  "updateRecentlyViewed",
  { reply: z.object(base), replay: false, errorCodes: ["SkuNotFound"] },
  { at: "recentlyviewed/Update" },
);
/** What this shopper looked at, newest first. */
export const getRecentlyViewed = /* @__PURE__ */ call(
  "getRecentlyViewed",
  { reply: z.object({ items: z.array(productCard) }) },
  { method: "GET", at: "recentlyviewed/Get" },
);
/** What goes with an item just added; as a script that calls `callback` where one is named. */
export const getRecommendations = /* @__PURE__ */ call(
  "getRecommendations",
  {
    reply: z.object({ title: z.string(), items: z.array(productCard) }),
  },
  { method: "GET", at: "widget/MainPi" },
);
/** Products that go with others; `skus` may be empty where the shop at large is meant. */
export const getCrossSell = /* @__PURE__ */ call(
  "getCrossSell",
  { reply: z.object({ title: z.string(), items: z.array(productCard) }), replay: false },
  { at: "crosssell/GetItems" },
);
