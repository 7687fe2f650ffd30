import type { ReplyOf } from "@store/contract/operation";
import type { recommendationOperations } from "@store/contract/recommendations";
import { findSoldVariants } from "../catalog/queries/find-sold-variants.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { saveView } from "./queries/recently-viewed.ts";

/**
 * Notes that this shopper looks at a SKU, which begins a session where there is none. Its product is known by the SKU, whatever
 * family the page names; 404 where it is not sold.
 */
export async function updateRecentlyViewed(
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
