import type { ProductCard } from "@store/contract/catalog";
import { findCards } from "../catalog/find-cards.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findViews } from "./queries/recently-viewed.ts";

/** What this shopper looked at, newest first, by the SKU looked at [PROD-04]. Asking begins no session. */
export async function showRecentlyViewed({
  database,
  site,
  brand,
  session,
}: CallContext): Promise<Answer<{ items: ProductCard[] }>> {
  const views = session ? await findViews(database, session.sessionId) : [];
  const choices = views.map(({ productId, sku }) => ({ productId, shown: [sku] }));
  return { kind: "reply", reply: { items: await findCards(database, { site, brand }, choices) } };
}
