import type { OrderResult } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import { type BasketState, getReachedStep } from "../../basket/rules/basket-state.ts";
import { listUnacceptedTerms } from "../../basket/rules/terms.ts";
import { findMissingApproval } from "../../basket/rules/wallet-approval.ts";
import { validateState } from "../../checkout/rules/validation/to-lines-to-validate.ts";
import { isTripOffered } from "../../delivery/rules/offer-trips.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";
import { hasShrunkTender } from "../../tenders/rules/normalize-tenders.ts";
import { toTripQuestion } from "../../views/offer-to-recipient.ts";
import { toOrderSummary } from "../../views/to-order-summary.ts";
import {
  basketChangedReply,
  notAvailableReply,
  promiseChangedReply,
  termsNotAcceptedReply,
  tooEarlyReply,
  totalChangedReply,
  tripUnavailableReply,
  walletApprovalNeededReply,
  walletUnconfirmedReply,
} from "./order-replies.ts";
import {
  billingConflict,
  type ReservationConflict,
  tenderConflict,
  toPromotionConflict,
} from "./reservation-conflict.ts";
import { toDeliveryPromises } from "./to-delivery-promise.ts";

/** Why an order cannot be placed as it is: a refusal changes nothing, a conflict removes parts of the basket. */
export type SubmissionRefusal = { kind: "refused"; reply: OrderResult } | ReservationConflict;

/**
 * Checks a submission against the current basket: first what is unavailable, then what was shown differently. Undefined
 * if the order may be placed. `hasSheet`: a wallet's sheet was confirmed with the click.
 */
export function checkSubmission(
  state: BasketState,
  { quotedTotal, basketId, version, quotedEstimates }: PlaceOrder,
  { hasSheet }: { hasSheet: boolean },
): SubmissionRefusal | undefined {
  const { basket, paid, priced } = state;
  if (validateState(state).errorType !== 0) return refuse(notAvailableReply);
  if (!areTripsOffered(state)) return refuse(tripUnavailableReply);
  const reachedStep = getReachedStep(state);
  if (reachedStep < 4) return refuse(tooEarlyReply(reachedStep, state.recipients));
  const isUnconfirmed = basket.choices.wallet?.token === null && !hasSheet && paid.isPaymentNeeded;
  if (isUnconfirmed) return refuse(walletUnconfirmedReply);
  const { wallet, billingAddress } = basket.choices;
  if (wallet?.billingContact && !billingAddress && paid.isPaymentNeeded) return billingConflict;
  const summary = toOrderSummary(state, basket.site);
  // Also if the total was shown without the code: the shopper is told once, and the code leaves the basket.
  const { lost } = priced.promotions;
  if (lost.length > 0) return toPromotionConflict(lost, state);
  if (hasShrunkTender(state)) return tenderConflict;
  if (quotedTotal !== undefined && quotedTotal < summary.total) return refuse(totalChangedReply(summary));
  if (!isNamed({ basketId, version }, basket)) return refuse(basketChangedReply(summary));
  // After the cut-off an order arrives later than shown, which the shopper has to confirm.
  const isPromised = quotedEstimates === undefined || isEqual(quotedEstimates, toDeliveryPromises(state));
  if (!isPromised) return refuse(promiseChangedReply(summary));
  const unapproved = findApprovalRefusal(state);
  if (unapproved) return refuse(unapproved);
  // Last, so that a shopper accepts only what can be ordered.
  const terms = listUnacceptedTerms(state.lines);
  return terms.length > 0 ? refuse(termsNotAcceptedReply(terms)) : undefined;
}

/** Why an applied wallet has to be asked again before it pays what is due; undefined if it pays it. */
export function findApprovalRefusal({
  basket: { site, choices },
  paid: { amountDueCents: dueCents },
  now,
}: Pick<BasketState, "basket" | "paid" | "now">): OrderResult | undefined {
  const { wallet } = choices;
  const missing = wallet && findMissingApproval(wallet, { dueCents, now });
  return missing && walletApprovalNeededReply(missing, formatSitePrice(dueCents, site));
}

/** Whether a submission means this basket in this version; one that names neither may mean any. */
export function isNamed(
  { basketId, version }: Pick<PlaceOrder, "basketId" | "version">,
  basket: { basketId: string; version: number },
): boolean {
  return (basketId ?? basket.basketId) === basket.basketId && (version ?? basket.version) === basket.version;
}

function isEqual(quoted: readonly string[], promised: readonly string[]): boolean {
  return quoted.length === promised.length && promised.every((estimate, at) => estimate === quoted[at]);
}

function refuse(reply: OrderResult): SubmissionRefusal {
  return { kind: "refused", reply };
}

// An appointment may be full or have passed since it was selected.
function areTripsOffered(state: BasketState): boolean {
  return state.recipients.every((recipient) => {
    const question = toTripQuestion(recipient, state);
    const { tripId = null } = recipient.choice.trip ?? {};
    return question === null || tripId === null || isTripOffered(tripId, question);
  });
}
