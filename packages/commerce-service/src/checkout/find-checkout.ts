import type { Kysely } from "kysely";
import { findBasket } from "../cart/queries/find-basket.ts";
import type { StoreDatabase } from "../database/schema.ts";
import { findCard } from "../payment/queries.ts";
import type { CallContext } from "../service/context.ts";
import { findPlace } from "./queries.ts";
import { type CheckoutState, toCheckoutState } from "./rules/checkout-state.ts";

/**
 * The session's checkout: open from the cart's checkout call until the order or an empty basket (AMB-017). Looks through
 * the transaction when one is given.
 */
export async function findCheckout(
  { database, clock, session, site }: CallContext,
  transaction: Kysely<StoreDatabase> = database,
): Promise<CheckoutState | undefined> {
  if (session === null) return undefined;
  const loaded = await findBasket(transaction, { sessionId: session.sessionId, site });
  if (!loaded?.basket.in_checkout || loaded.lines.length === 0) return undefined;
  const card = (await findCard(transaction, loaded.basket.basket_id)) ?? null;
  const place = await findPlace(transaction, loaded.basket);
  return toCheckoutState({ ...loaded, card, place }, clock.now());
}
