import type { ProductCard } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import { recommendationOperations } from "@store/contract/recommendations";
import { recommendationRequests } from "@store/contract/recommendations/requests";
import { findCards } from "../catalog/find-cards.ts";
import { findSoldVariants } from "../catalog/queries/find-sold-variants.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { defineModule } from "../service/service-module.ts";
import { findViews, saveView } from "./queries/recently-viewed.ts";
import { showCrossSell } from "./show-cross-sell.ts";

export const recommendationModule = defineModule({
  operations: recommendationOperations,
  requests: recommendationRequests,
  handlers: {
    updateRecentlyViewed: ({ sku }, context) => updateRecentlyViewed(sku, context),
    getRecentlyViewed: (_request, context) => showRecentlyViewed(context),
    getCrossSell: (request, context) => showCrossSell(request, context),
  },
});

/** What this shopper looked at, newest first, by the SKU looked at [PROD-04]. Asking begins no session. */
async function showRecentlyViewed({
  database,
  site,
  brand,
  session,
}: CallContext): Promise<Answer<{ items: ProductCard[] }>> {
  const views = session ? await findViews(database, session.sessionId) : [];
  const choices = views.map(({ productId, sku }) => ({ productId, shown: [sku] }));
  return { kind: "reply", reply: { items: await findCards(database, { site, brand }, choices) } };
}

/**
 * Notes that this shopper looks at a SKU, which begins a session where there is none. Its product is known by the SKU, whatever
 * family the page names; 404 where it is not sold.
 */
async function updateRecentlyViewed(
  sku: string,
  context: CallContext,
): Promise<Answer<ReplyOf<typeof recommendationOperations.updateRecentlyViewed>>> {
  const { database, site, brand } = context;
  const siblings = await findSoldVariants(database, { site, brand }, { siblingsOf: sku });
  const viewed = siblings.find((variant) => variant.sku === sku);
  if (!viewed) {
    return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
  }
  const { sessionId } = await context.requireSession();
  await saveView(database, { sessionId, sku, productId: viewed.product_id });
  return { kind: "reply", reply: { isSuccess: true } };
}
