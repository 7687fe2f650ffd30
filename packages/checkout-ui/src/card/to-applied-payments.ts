import type { CheckoutModel } from "@store/contract/checkout";
import type { OrderPayment } from "@store/contract/orders";
import type { AppliedCard } from "@store/contract/payment";
import { findWallet } from "./find-wallet.ts";

/** A payment of a checkout; a card has its expiry date. */
export type AppliedPayment = OrderPayment & Partial<Pick<AppliedCard, "expMonth" | "expYear">>;

/** All payments of a checkout with their amounts in cents, in payment order; zero amounts are omitted. */
export function toAppliedPayments({
  paymentData,
  orderSummary,
}: Pick<CheckoutModel, "paymentData" | "orderSummary">): AppliedPayment[] {
  const { tenderCodesData, creditCardData } = paymentData;
  const giftCards = tenderCodesData.giftCards.map((tender) =>
    toPayment("giftCard", tender.number, tender.appliedAmount),
  );
  const codes = tenderCodesData.tenderCodes.map((tender) =>
    toPayment("tenderCode", tender.number, tender.appliedAmount),
  );
  // The first certificate pays first; the last may be worth more than the rest.
  let leftCents = orderSummary.rewardsTotal;
  const certificates = paymentData.rewardsData.certificates
    .filter(({ isApplied }) => isApplied)
    .map(({ certificateNumber, amount }) => {
      const paidCents = Math.min(amount, leftCents);
      leftCents -= paidCents;
      return toPayment("certificate", certificateNumber, paidCents);
    });
  const cards = [creditCardData.cardOneInfo, creditCardData.cardTwoInfo].flatMap((card): AppliedPayment[] =>
    card?.isApplied ? [{ kind: "card", amount: card.appliedAmount, ...pick(card) }] : [],
  );
  const wallet = findWallet({ paymentData });
  const wallets = wallet
    ? [{ ...toPayment(wallet.kind, "", orderSummary.amountDue), ...(wallet.payer && { payer: wallet.payer }) }]
    : [];
  return [...certificates, ...giftCards, ...codes, ...cards, ...wallets].filter(({ amount }) => amount > 0);
}

function pick({ type, lastFour, expMonth, expYear }: AppliedCard) {
  return { type, lastFour, expMonth, expYear };
}

function toPayment(kind: OrderPayment["kind"], number: string, amount: number): AppliedPayment {
  return { kind, type: null, lastFour: number.slice(-4), amount };
}
