import { sumCents } from "@store/price-format";
import { type CardSplit, type CardToCharge, splitOverCards } from "./split-over-cards.ts";
import { type TenderKind, tenderKinds } from "./tender-kind.ts";

/** A tender that stands ready to pay. */
export interface TenderToAllocate {
  kind: TenderKind;
  reference: string;
  /** What is left on it; of a certificate its amount. */
  balanceCents: number;
}

interface OrderToPay<Tender extends TenderToAllocate> {
  totalCents: number;
  /** What of the total buys gift cards, which cards alone pay for: money must not move from gift card to gift card. */
  giftCardCents: number;
  /** In the order in which the shopper applied them; those that hold no longer left out. */
  tenders: readonly Tender[];
  /** Card one and card two. */
  cards: readonly CardToCharge[];
}

interface TenderAllocation<Tender> {
  /** In the order in which they pay: certificates, gift cards, tender codes. One that pays 0 is not touched. */
  tenders: { tender: Tender; appliedCents: number }[];
  /** What tenders may pay at most: the total without gift cards that are being bought. */
  payableCents: number;
  tendersTotalCents: number;
  /** What cards have to pay. With the tenders' total it is the order's total, always. */
  amountDueCents: number;
  /** Whether a card or a wallet is needed [CHK-45, AMB-104]. */
  isPaymentNeeded: boolean;
  /** What the certificates that pay are worth beyond what they pay, which is lost: a certificate is used whole. */
  lostCertificateCents: number;
  /** What each card pays, which sums to the amount due when `ok`. */
  cards: CardSplit;
}

/**
 * Who pays what of an order, to the cent: certificate, gift card, tender code, card one, card two, each as much as it
 * can of what those before it left.
 */
export function allocateTenders<Tender extends TenderToAllocate>(order: OrderToPay<Tender>): TenderAllocation<Tender> {
  const payableCents = Math.max(order.totalCents - order.giftCardCents, 0);
  let restCents = payableCents;
  const inTurn = tenderKinds.flatMap((kind) => order.tenders.filter((tender) => tender.kind === kind));
  const tenders = inTurn.map((tender) => {
    const appliedCents = Math.min(Math.max(tender.balanceCents, 0), restCents);
    restCents -= appliedCents;
    return { tender, appliedCents };
  });

  const tendersTotalCents = payableCents - restCents;
  const amountDueCents = order.totalCents - tendersTotalCents;
  const usedCertificates = tenders.filter(
    ({ tender, appliedCents }) => tender.kind === "certificate" && appliedCents > 0,
  );
  return {
    tenders,
    payableCents,
    tendersTotalCents,
    amountDueCents,
    isPaymentNeeded: amountDueCents > 0,
    lostCertificateCents: sumCents(
      usedCertificates.map(({ tender, appliedCents }) => tender.balanceCents - appliedCents),
    ),
    cards: splitOverCards(amountDueCents, order.cards),
  };
}
