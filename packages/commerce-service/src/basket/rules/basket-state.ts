import type { CheckoutStep } from "../../checkout/rules/checkout-steps.ts";
import { findReachableStep } from "../../checkout/rules/find-reachable-step.ts";
import type { LoadedBasket } from "../basket-context.ts";
import { allocatePayment, type PaymentAllocation } from "./allocate-payment.ts";
import { type PricedBasket, priceBasket } from "./price-basket.ts";
import { type ResolvedLine, resolveLines } from "./resolve-lines.ts";
import { type BasketRecipient, toRecipients } from "./to-recipients.ts";

/** A basket with everything that follows from it and from what the shop says now. */
export interface BasketState extends LoadedBasket {
  /** What would be ordered. */
  lines: ResolvedLine[];
  recipients: BasketRecipient[];
  priced: PricedBasket;
  paid: PaymentAllocation;
  /** The furthest step that the data allows, whatever was reached before. */
  reachableStep: CheckoutStep;
  /** When all this was worked out. */
  now: Date;
}

/** Works out what a basket costs, how it is paid and how far its checkout may go. */
export function toBasketState(loaded: LoadedBasket, now: Date): BasketState {
  const lines = resolveLines(loaded);
  const recipients = toRecipients(loaded, lines);
  const priced = priceBasket(loaded, recipients, lines, now);
  const paid = allocatePayment(loaded, priced, now);
  const reachableStep = findReachableStep({ ...loaded, recipients, priced, paid });
  return { ...loaded, lines, recipients, priced, paid, reachableStep, now };
}

/** How far the checkout has come: no further than it was brought, and no further than its data still allows. */
export function getReachedStep({ basket, reachableStep }: Pick<BasketState, "basket" | "reachableStep">): CheckoutStep {
  return basket.reachedStep < reachableStep ? basket.reachedStep : reachableStep;
}
