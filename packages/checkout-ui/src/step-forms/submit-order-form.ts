import type { PlaceOrder } from "@store/contract/orders/requests";
import { type FormOutcome, invalid, moved, shown } from "@store/ui-kit/form-outcome";
import { termsFieldOf } from "../forms/cart-submit.ts";
import type { ParsedOrderReply } from "../order-attempt/parse-order-reply.ts";
import { type AcceptedLine, parseAttempt, sendOrder } from "../order-attempt/send-order.ts";
import { type ReviewNotice, toReviewNotice } from "../review/order-notice.ts";
import { checkCart } from "../step-work/check-cart.ts";
import { checkoutCalls, orderCalls } from "../step-work/checkout-calls.ts";
import { type CallFailed, type CartInvalid, type StepCall, toFailed } from "../step-work/step-outcome.ts";
import { furthestStep } from "../steps/furthest-step.ts";
import { authorizationErrorPath, tripErrorPath } from "../steps/resolve-redirect.ts";
import { cartStep, reviewStep } from "../steps/step-table.ts";
import type { StepForm } from "./step-form.ts";

/** What became of an order that a form placed, or of one that was looked up. */
export type OrderFormOutcome = FormOutcome<
  /** The outcome is unknown: the attempt has to be polled. */
  CartInvalid | CallFailed | { readonly kind: "pending"; readonly key: string },
  /** The shopper reviews the order again. */
  { readonly notice: ReviewNotice }
>;

export interface OrderForm extends Pick<StepForm, "call" | "read"> {
  /** The names of all fields. */
  readonly names: readonly string[];
  /** The key of the attempt: one per rendered page, however often its form is sent. */
  readonly key: string;
}

/** Places the order of a form. A form that was sent before is looked up first, so that it creates one order. */
export async function submitOrderForm({ call, read, names, key }: OrderForm): Promise<OrderFormOutcome> {
  const known = await findOrderAttempt(call, key);
  if (isDeclined(known) && (await isPaidAnew(call))) return moved(reviewStep.path);
  if (known.kind !== "none") return known;
  const stop = await checkCart(call, { basketId: read("basketId") ?? undefined });
  if (stop) return findOtherwise(call, key, stop);
  const quote = parseQuote(read("quote"));
  const sent = await sendOrder({ call, adata: "", quote, terms: readTerms(names, read), key });
  if (sent.kind === "failed") return shown(sent);
  if (sent.kind === "confirming") return shown({ kind: "pending", key: sent.attemptKey });
  return toOutcome(sent, quote.quotedTotal ?? 0);
}

// The first click of a double click may have placed the order since its attempt was looked up.
async function findOtherwise(call: StepCall, key: string, stop: OrderFormOutcome): Promise<OrderFormOutcome> {
  const known = await findOrderAttempt(call, key);
  return known.kind === "none" || (known.kind === "shown" && known.data.kind === "failed") ? stop : known;
}

/** The outcome of an attempt; "none" if it does not exist. */
export async function findOrderAttempt(
  call: StepCall,
  key: string,
): Promise<OrderFormOutcome | { readonly kind: "none" }> {
  const operation = orderCalls.getOrderAttempt;
  const result = await call(operation, { key });
  if (!result.ok) return toFailed(result.failure, operation);
  const attempt = parseAttempt(result.value);
  if (attempt.kind === "none") return { kind: "none" };
  return attempt.kind === "open" ? shown({ kind: "pending", key }) : toOutcome(attempt, 0);
}

function isDeclined(known: { readonly kind: string; readonly location?: string }): boolean {
  return known.location === authorizationErrorPath;
}

// Whether the order was paid differently since a decline. A declined card is removed from the checkout or needs its
// security code. If the checkout can be ordered nevertheless, the form is an old one that the browser's Back has shown
// again, and it does not show this order.
async function isPaidAnew(call: StepCall): Promise<boolean> {
  const result = await call(checkoutCalls.refreshCheckout, {});
  const model = (result.ok && result.value.checkout) || null;
  if (furthestStep(model) !== reviewStep.index) return false;
  return model?.paymentData.creditCardData.cardOneInfo?.verifyCreditCard !== true;
}

function toOutcome(reply: ParsedOrderReply, oldCents: number): OrderFormOutcome {
  const notice = toReviewNotice(reply, { oldCents, newCents: oldCents });
  return notice === null ? moved(toOrderUrl(reply)) : invalid({ notice });
}

function toOrderUrl(reply: ParsedOrderReply): string {
  if (reply.kind === "declined") return authorizationErrorPath;
  if (reply.kind === "tripBookingFailed") return tripErrorPath;
  return ("url" in reply && reply.url) || cartStep.path;
}

/** The terms that a form accepts. */
function readTerms(names: readonly string[], read: OrderForm["read"]): AcceptedLine[] {
  const prefix = termsFieldOf("");
  const accepted = names.filter((name) => name.startsWith(prefix));
  return accepted.map((name) => ({ basketItemId: name.slice(prefix.length), termsId: read(name) ?? "" }));
}

/** The quote in a form: what its shopper saw of the order. The service checks it and refuses an invalid one. */
function parseQuote(text: string | null): Omit<PlaceOrder, "adata"> {
  try {
    const { quotedTotal, basketId, version, quotedEstimates }: Partial<PlaceOrder> = JSON.parse(text ?? "") ?? {};
    return { quotedTotal, basketId, version, quotedEstimates };
  } catch {
    // Without a version the service would order the current basket, whatever it contains.
    return { version: -1 };
  }
}
