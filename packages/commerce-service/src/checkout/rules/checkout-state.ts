import type { LoadedBasket } from "../../cart/queries/find-basket.ts";
import type { BasketCardRow } from "../../database/schema.ts";
import { isCardUsable } from "../../payment/rules/is-card-usable.ts";
import type { CheckoutStep } from "./checkout-steps.ts";
import { findReachableStep } from "./find-reachable-step.ts";
import { type Place, priceAtPlace } from "./price-at-place.ts";
import type { PricedBasket } from "./price-basket.ts";

/** What is stored of a checkout, and of the place it goes to. */
export interface CheckoutFacts extends LoadedBasket {
  card: BasketCardRow | null;
  /** Null before there is an address. */
  place: Place | null;
}

/** A checkout with everything that follows from its facts. */
export interface CheckoutState extends CheckoutFacts {
  priced: PricedBasket;
  /** The furthest step that the data allows, whatever was reached before. */
  reachableStep: CheckoutStep;
}

/** Prices a checkout and works out how far it may go. */
export function toCheckoutState(facts: CheckoutFacts, now: Date): CheckoutState {
  const { basket, card, place } = facts;
  const priced = priceAtPlace(facts, place);
  const reachableStep = findReachableStep({
    hasAddress: basket.shipping_address !== null,
    hasEmail: basket.email !== null,
    serviceLevels: basket.service_levels,
    priced,
    hasUsableCard: card !== null && isCardUsable(card, now),
  });
  return { ...facts, priced, reachableStep };
}

/** How far this checkout has come: no further than it was brought, and no further than its data still allows. */
export function reachedStepOf({ basket, reachableStep }: CheckoutState): CheckoutStep {
  return basket.reached_step < reachableStep ? basket.reached_step : reachableStep;
}
