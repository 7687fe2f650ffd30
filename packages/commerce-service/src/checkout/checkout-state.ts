import type { Kysely } from "kysely";
import type { LoadedBasket } from "../cart/find-basket.ts";
import { priceLoadedBasket } from "../cart/price-loaded-basket.ts";
import type { BasketCardRow, StoreDatabase } from "../database/schema.ts";
import { findCard } from "../payment/queries.ts";
import { isCardUsable } from "../payment/rules/is-card-usable.ts";
import type { CheckoutStep } from "./rules/checkout-steps.ts";
import { findReachableStep } from "./rules/find-reachable-step.ts";
import type { PricedBasket } from "./rules/price-basket.ts";

/** A basket in checkout with everything that is derived from it. */
export interface CheckoutState extends LoadedBasket {
  card: BasketCardRow | null;
  priced: PricedBasket;
  /** The furthest step that the data allows, whatever was reached before. */
  reachableStep: CheckoutStep;
}

/** Prices a basket, finds its card and works out how far its checkout may go. */
export async function loadCheckoutState(
  database: Kysely<StoreDatabase>,
  loaded: LoadedBasket,
  now: Date,
): Promise<CheckoutState> {
  const card = (await findCard(database, loaded.basket.basket_id)) ?? null;
  const priced = await priceLoadedBasket(database, loaded);
  const reachableStep = findReachableStep({
    hasAddress: loaded.basket.shipping_address !== null,
    hasEmail: loaded.basket.email !== null,
    serviceLevels: loaded.basket.service_levels,
    priced,
    hasUsableCard: card !== null && isCardUsable(card, now),
  });
  return { ...loaded, card, priced, reachableStep };
}

/** How far this checkout has come: no further than it was brought, and no further than its data still allows. */
export function reachedStepOf({ basket, reachableStep }: CheckoutState): CheckoutStep {
  return basket.reached_step < reachableStep ? basket.reached_step : reachableStep;
}
