import type { ProductCard } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import { recommendationOperations } from "@store/contract/recommendations";
import { recommendationRequests } from "@store/contract/recommendations/requests";
import { type Kysely, sql } from "kysely";
import { findCards, findSoldVariants } from "../catalog/queries/find-sold-variants.ts";
import type { StoreDatabase } from "../database/schema.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { showCrossSell } from "./show-cross-sell.ts";

const most = 24;

interface View {
  productId: string;
  sku: string;
}

/** Records a view as the latest of a session's last 24 products; the same product is listed once. */
async function saveView(
  database: Kysely<StoreDatabase>,
  { sessionId, productId, sku }: View & { sessionId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into recently_viewed (session_id, product_id, sku) values (${sessionId}, ${productId}, ${sku})
      on conflict (session_id, product_id)
      do update set sku = excluded.sku, view_number = nextval('product_view_number')`.execute(transaction);
    await sql`
      delete from recently_viewed where session_id = ${sessionId} and view_number < (
        select view_number from recently_viewed where session_id = ${sessionId}
        order by view_number desc offset ${most - 1} limit 1)`.execute(transaction);
  });
}

/** The viewed products of a session, the latest first. */
function findViews(database: Kysely<StoreDatabase>, sessionId: string): Promise<View[]> {
  return database
    .selectFrom("recently_viewed")
    .select(["product_id as productId", "sku"])
    .where("session_id", "=", sessionId)
    .orderBy("view_number", "desc")
    .execute();
}

export const recommendationModule = defineModule({
  operations: recommendationOperations,
  requests: recommendationRequests,
  handlers: {
    updateRecentlyViewed: ({ sku }, context) => updateRecentlyViewed(sku, context),
    getRecentlyViewed: (_request, context) => showRecentlyViewed(context),
    getCrossSell: (request, context) => showCrossSell(request, context),
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
  const choices = views.map(({ productId, sku }) => ({ productId, shown: [sku] }));
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
