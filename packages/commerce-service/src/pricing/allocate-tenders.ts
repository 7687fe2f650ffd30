import { sumCents } from "@store/price-format";

import { type TenderKind, tenderKinds } from "./tender-refusal.ts";

/** A tender that can pay. */
export interface TenderToAllocate {
  kind: TenderKind;
  reference: string;
  /** The remaining balance; for a certificate its amount. */
  balanceCents: number;
}

interface OrderToPay<Tender extends TenderToAllocate> {
  totalCents: number;
  /**
   * The part of the total that buys gift cards, which only cards may pay: money must not move from gift card to gift
   * card.
   */
  giftCardCents: number;
  /** In the order in which the shopper applied them; invalid ones excluded. */
  tenders: readonly Tender[];
  /** Card one and card two. */
  cards: readonly CardToCharge[];
}

export interface TenderAllocation<Tender> {
  /** In payment order: certificates, gift cards, tender codes. One that pays 0 is unchanged. */
  tenders: { tender: Tender; appliedCents: number }[];
  /** The maximum that tenders may pay: the total without gift cards that are being bought. */
  payableCents: number;
  tendersTotalCents: number;
  /** The amount that cards have to pay. With the tenders' total it is always the order's total. */
  amountDueCents: number;
  /** Whether a card or a wallet is needed. */
  isPaymentNeeded: boolean;
  /** The unused value of the certificates that pay, which is lost: a certificate is used as a whole. */
  lostCertificateCents: number;
  /** The amount of each card; the sum is the amount due if `ok`. */
  cards: CardSplit;
}

/**
 * The allocation of an order's total to the cent: certificate, gift card, tender code, card one, card two, each as much
 * as it can of the rest.
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

/** A card of the basket; its amount is the one that was entered for two cards. */
export interface CardToCharge {
  amountCents?: number | null | undefined;
}

/** The amount of each card, to the cent; or why the amounts are unknown. */
type CardSplit =
  | { ok: true; amountsCents: number[] }
  | { ok: false; problem: "cardMissing" | "amountsNeeded"; amountsCents: number[] };

/**
 * The amounts of at most two cards. One card pays everything. Of two, card two keeps its entered amount and card one
 * pays the rest, so that the amounts still add up after a change of the total; if one of them would pay nothing, the
 * amounts have to be entered again. Throws a RangeError for a third card.
 */
export function splitOverCards(dueCents: number, cards: readonly CardToCharge[]): CardSplit {
  const [one, two, ...more] = cards;
  if (more.length > 0) throw new RangeError(`${cards.length} cards cannot share an order. It takes two.`);
  const nothing = cards.map(() => 0);
  if (dueCents === 0) return { ok: true, amountsCents: nothing };
  if (!one) return { ok: false, problem: "cardMissing", amountsCents: nothing };
  if (!two) return { ok: true, amountsCents: [dueCents] };

  const secondCents = two.amountCents ?? (one.amountCents == null ? 0 : dueCents - one.amountCents);
  const firstCents = dueCents - secondCents;
  if (firstCents <= 0 || secondCents <= 0) return { ok: false, problem: "amountsNeeded", amountsCents: nothing };
  return { ok: true, amountsCents: [firstCents, secondCents] };
}
