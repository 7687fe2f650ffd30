import { type Call, type CallFailure, isAnswerUnknown } from "@store/checkout-client";
import type { OrderAttempt, OrderResult } from "@store/contract/orders";
import type { PlaceApplePayOrder, PlaceApplePayOrderFromPayment, PlaceOrder } from "@store/contract/orders/requests";
import type { LineTerms } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { checkoutCalls, orderCalls } from "../step-work/checkout-calls.ts";
import type { CallFailed, StepCall } from "../step-work/step-outcome.ts";
import { type ParsedOrderReply, parseOrderReply, type SettledReply } from "./parse-order-reply.ts";

/** A line with the id of the terms that were accepted for it. */
export type AcceptedLine = Pick<LineTerms, "basketItemId" | "termsId">;

/** What Apple Pay's sheet approved with the press: the consent to an amount, and the billing contact if no review was shown. */
export type ApprovedSheet = Pick<PlaceApplePayOrder, "nonce" | "deviceData"> &
  Required<Pick<PlaceApplePayOrder, "quotedDue">> &
  Partial<Pick<PlaceApplePayOrderFromPayment, "billingContact">>;

export interface OrderToSend {
  readonly call: StepCall;
  /** The partner's transaction id, or empty. */
  readonly adata: string;
  /** The order as the shopper saw it. */
  readonly quote: Omit<PlaceOrder, "adata">;
  /** The terms that its shopper has just accepted. */
  readonly terms?: readonly AcceptedLine[] | undefined;
  /** Null if no sheet opens with the press. */
  readonly sheet?: ApprovedSheet | null | undefined;
  /** The idempotency key: however often it is sent, it makes one order. */
  readonly key: string;
}

/** The order as it was when its button was pressed. */
export interface SeenOrder extends Required<Pick<OrderToSend, "sheet">> {
  readonly oldCents: number;
}

/** An order that a wallet's own button on the payment step could not place: the review shows why. */
export const carriedReplyAtom = atom<(SeenOrder & { readonly reply: SettledReply }) | null>(null);

export type SentOrder =
  | SettledReply
  /** The attempt has to be polled; `failure` is shown when no such attempt exists. */
  | { readonly kind: "confirming"; readonly attemptKey: string; readonly failure: CallFailure | null }
  | CallFailed;

/** Places the order that was shown. When the response is lost, the outcome is unknown and the attempt has to be polled. */
export async function sendOrder({ call, adata, quote, terms = [], sheet, key }: OrderToSend): Promise<SentOrder> {
  const operation: Call<PlaceOrder, OrderResult> = toOrderCall(sheet);
  const accepted = terms.length > 0 ? await acceptTerms(call, terms, quote) : { kind: "quoted" as const, quote };
  if (accepted.kind === "failed") return accepted;
  const result = await call(operation, { adata, ...accepted.quote, ...sheet }, { idempotencyKey: key });
  if (result.ok) {
    const outcome = parseOrderReply(result.value);
    if (outcome.kind !== "confirming") return outcome;
    return { kind: "confirming", attemptKey: outcome.attemptKey ?? key, failure: null };
  }
  const { failure } = result;
  if (!isAnswerUnknown(failure)) return { kind: "failed", failure, operation };
  return { kind: "confirming", attemptKey: getAttemptKey(failure) ?? key, failure };
}

/** The call that places an order, as the checkout is paid or with a sheet. */
function toOrderCall(sheet: OrderToSend["sheet"]) {
  if (!sheet) return orderCalls.placeOrder;
  return sheet.billingContact ? orderCalls.placeApplePayOrderFromPayment : orderCalls.placeApplePayOrder;
}

/**
 * Accepts terms, and returns the quote of the same order: its next version, unless something else has changed since it was
 * shown. Why terms cannot be accepted is said when the order is placed.
 */
async function acceptTerms(
  call: StepCall,
  terms: readonly AcceptedLine[],
  quote: OrderToSend["quote"],
): Promise<{ kind: "quoted"; quote: OrderToSend["quote"] } | CallFailed> {
  const operation = checkoutCalls.acceptTerms;
  const items = terms.map(({ basketItemId, termsId: acceptedTermsId }) => ({ basketItemId, acceptedTermsId }));
  const result = await call(operation, { items });
  if (!result.ok) return { kind: "failed", failure: result.failure, operation };
  const next = (quote.version ?? 0) + 1;
  const isSame = result.value.checkout?.version === next;
  return { kind: "quoted", quote: isSame ? { ...quote, version: next } : quote };
}

/** The outcome of an attempt: that of its order, "none" if no such attempt exists, "open" until it has ended. */
export function parseAttempt(
  attempt: OrderAttempt,
): ParsedOrderReply | { readonly kind: "none" } | { readonly kind: "open" } {
  const { status } = attempt;
  switch (status) {
    case "placed":
      return { kind: "placed", url: attempt.redirectUrl ?? null };
    case "failed":
      return parseFailedAttempt(attempt);
    case "none":
      return { kind: "none" };
    case "inProgress":
    case "confirming":
      return { kind: "open" };
    default:
      return status satisfies never;
  }
}

/** The outcome of a failed attempt. */
export function parseFailedAttempt({ message, redirectUrl, ...reply }: OrderAttempt): ParsedOrderReply {
  return parseOrderReply({ ...reply, isSuccess: false, message: message ?? "", redirectUrl: redirectUrl ?? null });
}

/** The key of another attempt that a refusal names; null if it names none. */
export function getAttemptKey(failure: CallFailure): string | null {
  if (failure.kind !== "refused") return null;
  const { attemptKey } = failure.reply;
  return typeof attemptKey === "string" ? attemptKey : null;
}
