import * as z from "zod/mini";
import { productCard } from "../catalog/product-card.ts";
import { operation } from "../operation.ts";
import { base, type TextBoolean } from "../shared/index.ts";
import type { GetRecommendations } from "./requests.ts";
import { recommendationRoutes as routes } from "./routes.ts";

/** Notes that a shopper looks at a product. */
export const updateRecentlyViewed = /* @__PURE__ */ operation<{
  sku: string;
  familyId: string;
  optionChoiceParameter: string;
}>()(routes, "updateRecentlyViewed", { reply: z.object(base), replay: false, errorCodes: ["SkuNotFound"] });
/** What this shopper looked at, newest first. */
export const getRecentlyViewed = /* @__PURE__ */ operation<{ isNewLayout: TextBoolean }>()(
  routes,
  "getRecentlyViewed",
  { reply: z.object({ items: z.array(productCard) }) },
);
/** What goes with an item just added; as a script that calls `callback` where one is named [AMB-119]. */
export const getRecommendations = /* @__PURE__ */ operation<GetRecommendations>()(routes, "getRecommendations", {
  reply: z.object({ title: z.string(), items: z.array(productCard) }),
});
/** Products that go with others; `skus` may be empty where the shop at large is meant. */
export const getCrossSell = /* @__PURE__ */ operation<{ skus: readonly string[]; location: string }>()(
  routes,
  "getCrossSell",
  { reply: z.object({ title: z.string(), items: z.array(productCard) }), replay: false },
);
