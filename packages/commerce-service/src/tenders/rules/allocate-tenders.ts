import { sumCents } from "@store/price-format";

import { type TenderKind, tenderKinds } from "./tender-refusal.ts";

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
  /** Whether a card or a wallet is needed. */
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

/** A card of the basket; its amount is the one that was entered when two cards pay. */
export interface CardToCharge {
  amountCents?: number | null | undefined;
}

/** Each card's part of what is due, to the cent; or why the parts are not known. */
type CardSplit =
  | { ok: true; amountsCents: number[] }
  | { ok: false; problem: "cardMissing" | "amountsNeeded"; amountsCents: number[] };

/**
 * What each of at most two cards pays of what is due. One card pays all of it. Of two, card two keeps its entered amount
 * and card one takes the rest, so that amounts entered before the total changed still add up; where that leaves one of
 * them nothing the amounts have to be entered again.
 * Throws a RangeError for a third card.
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
