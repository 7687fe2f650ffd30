import { findBasket } from "../cart/find-basket.ts";
import type { CallContext } from "../service/context.ts";
import { type CheckoutState, loadCheckoutState } from "./checkout-state.ts";

/** The session's checkout: open from the cart's checkout call until the order or an empty basket (AMB-017). */
export async function findCheckout({
  database,
  clock,
  session,
  site,
}: CallContext): Promise<CheckoutState | undefined> {
  if (session === null) return undefined;
  const loaded = await findBasket(database, { sessionId: session.sessionId, site });
  if (!loaded?.basket.in_checkout || loaded.lines.length === 0) return undefined;
  return loadCheckoutState(database, loaded, clock.now());
}
