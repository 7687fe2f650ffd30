import type { ProductCard } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import { type CrossSellLocation, recommendationOperations } from "@store/contract/recommendations";
import { type GetRecommendations, recommendationRequests } from "@store/contract/recommendations/requests";
import { findCards, findSoldVariants } from "../catalog/queries/find-sold-variants.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { findViews, saveView } from "./queries/viewed-products.ts";
import { showCrossSell } from "./show-cross-sell.ts";

export const recommendationModule = defineModule({
  operations: recommendationOperations,
  requests: recommendationRequests,
  handlers: {
    updateRecentlyViewed: ({ sku }, context) => updateRecentlyViewed(sku, context),
    getRecentlyViewed: (_request, context) => showRecentlyViewed(context),
    getCrossSell: (request, context) => showCrossSell(request, context),
    getRecommendations: (request, context) => showFeed(request, context),
  },
});

/** The products that this shopper viewed, newest first, by the viewed SKU. Starts no session. */
async function showRecentlyViewed({
  database,
  site,
  brand,
  session,
}: CallContext): Promise<Answer<{ items: ProductCard[] }>> {
  const views = session ? await findViews(database, session.sessionId) : [];
  const choices = views.map(({ productId, sku }) => ({ productId, shown: [sku], isOneSku: true }));
  return { kind: "reply", reply: { items: await findCards(database, { site, brand }, choices) } };
}

/**
 * Records that this shopper views a SKU, which starts a session if there is none. The SKU determines the product,
 * whatever family the page names; 404 if it is not sold.
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

const rows: Record<GetRecommendations["feed"], CrossSellLocation> = {
  "add-to-cart": "peopleAlsoBought",
  "add-to-registry": "youMayAlsoWant",
};

/** The feed of a confirmation for the added item, as a script if a callback is named. It may be empty. */
async function showFeed(
  { item, feed, callback }: GetRecommendations,
  context: CallContext,
): Promise<Answer<ReplyOf<typeof recommendationOperations.getRecommendations>>> {
  const answer = await showCrossSell({ skus: [item], location: rows[feed] }, context);
  return answer.kind === "reply" && callback !== undefined ? { kind: "script", reply: answer.reply, callback } : answer;
}
