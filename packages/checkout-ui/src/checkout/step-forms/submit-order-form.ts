import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import { type ReviewNotice, toReviewNotice } from "../review/order-notice.ts";

import { sendOrder, toAttemptOutcome } from "../review/send-order.ts";
import type { OrderOutcome } from "../review/to-order-outcome.ts";
import { checkCart } from "../step-work/check-cart.ts";
import type { StepCall, StepStop } from "../step-work/step-outcome.ts";
import { furthestStep } from "../steps/furthest-step.ts";
import { authorizationErrorPath, cartStep, deliveryStep, reviewStep } from "../steps/step-table.ts";
import type { StepForm } from "./step-form.ts";

/** What became of an order that a form sent, or of one that was asked after. */
export type OrderFormOutcome =
  /** Somewhere else in the shop, or where the service leads. */
  | { readonly kind: "redirect"; readonly url: string }
  /** The shopper reviews the order once more. */
  | { readonly kind: "stay"; readonly notice: ReviewNotice }
  /** Nobody knows yet: the attempt is asked after. */
  | { readonly kind: "pending"; readonly key: string }
  | Extract<StepStop, { kind: "cartInvalid" | "failed" }>;

export interface OrderForm extends Pick<StepForm, "call" | "read"> {
  /** The attempt's own: of one rendered page, however often its form is sent. */
  readonly key: string;
}

/** Places the order that a form shows. A form that was sent before is asked after first, so that it makes one order. */
export async function submitOrderForm({ call, read, key }: OrderForm): Promise<OrderFormOutcome> {
  const known = await findOrderAttempt(call, key);
  if (isDeclined(known) && (await isPaidAnew(call))) return { kind: "redirect", url: reviewStep.path };
  if (known.kind !== "none") return known;
  const stop = await checkCart(call, { basketId: read("basketId") ?? undefined });
  if (stop) return stop;
  const quote = parseQuote(read("quote"));
  const sent = await sendOrder({ call, adata: "", quote, key });
  if (sent.kind === "failed") return sent;
  if (sent.kind === "confirming") return { kind: "pending", key: sent.attemptKey };
  return toOrderForm(sent, quote.quotedTotal ?? 0);
}

/** What an attempt has come to; "none" when there is no such attempt. */
export async function findOrderAttempt(
  call: StepCall,
  key: string,
): Promise<OrderFormOutcome | { readonly kind: "none" }> {
  const operation = orderOperations.getOrderAttempt;
  const result = await call(operation, { key });
  if (!result.ok) return { kind: "failed", failure: result.failure, operation };
  const outcome = toAttemptOutcome(result.value);
  if (outcome.kind === "none") return { kind: "none" };
  return outcome.kind === "open" ? { kind: "pending", key } : toOrderForm(outcome, 0);
}

function isDeclined(known: { readonly kind: string; readonly url?: string }): boolean {
  return known.url === authorizationErrorPath;
}

// A declined card is taken off the checkout, or asks for its security code: one that can be ordered was paid for otherwise
// since, and its order has not been shown by the form, which the browser's Back brought up again.
async function isPaidAnew(call: StepCall): Promise<boolean> {
  const result = await call(checkoutOperations.refreshCheckout, {});
  const model = (result.ok && result.value.checkout) || null;
  if (furthestStep(model) !== reviewStep.index) return false;
  return model?.paymentData.creditCardData.cardOneInfo?.verifyCreditCard !== true;
}

function toOrderForm(outcome: OrderOutcome, oldCents: number): OrderFormOutcome {
  const notice = toReviewNotice(outcome, { oldCents, newCents: oldCents });
  if (notice !== null) return { kind: "stay", notice };
  return { kind: "redirect", url: toOrderUrl(outcome) };
}

function toOrderUrl(outcome: OrderOutcome): string {
  if (outcome.kind === "declined") return authorizationErrorPath;
  if (outcome.kind === "tripBookingFailed") return deliveryStep.path;
  return ("url" in outcome && outcome.url) || cartStep.path;
}

/** What a form says that its shopper saw of the order; the service judges it, and refuses what is none. */
function parseQuote(text: string | null): Omit<PlaceOrder, "adata"> {
  try {
    const { quotedTotal, version, quotedEstimates }: Partial<PlaceOrder> = JSON.parse(text ?? "") ?? {};
    return { quotedTotal, version, quotedEstimates };
  } catch {
    // Without a version the service would order whatever the basket holds by now.
    return { version: -1 };
  }
}
