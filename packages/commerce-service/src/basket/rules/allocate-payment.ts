import { cardTypes } from "@store/card-validation";
import { sumCents } from "@store/price-format";
import { allocateTenders, type TenderAllocation } from "../../pricing/allocate-tenders.ts";
import { isCardUsable } from "../../pricing/check-card.ts";
import { findRestrictionError, isOnlyCbccAllowed } from "../../pricing/rewards.ts";
import type { CardChoice, TenderChoice } from "../basket.ts";
import type { LoadedBasket, TenderRecord } from "../basket-context.ts";
import type { PricedBasket } from "./price-basket.ts";

/** The amount of a basket's total that each tender pays, in cents. */
export interface PaymentAllocation extends Omit<TenderAllocation<unknown>, "tenders" | "cards"> {
  /** In payment order; one that pays 0 is not part of the order. */
  tenders: { tender: TenderChoice; appliedCents: number; balanceCents: number }[];
  /** A certificate is applied, so only rewards cards may pay the rest. */
  isOnlyCbccAllowed: boolean;
  cards: { card: CardChoice; amountCents: number; isUsable: boolean }[];
  /** Whether the applied payments cover the total. */
  isCovered: boolean;
}

/**
 * Allocates a basket's total to its tenders: certificates, gift cards, tender codes, card one, card two, to the cent.
 */
export function allocatePayment(
  loaded: LoadedBasket,
  { totalCents, lines }: PricedBasket,
  now: Date,
): PaymentAllocation {
  const { choices } = loaded.basket;
  const chosen = choices.cards ?? [];
  const allocation = allocateTenders({
    totalCents,
    giftCardCents: sumOfGiftCards(loaded, lines),
    tenders: (choices.tenders ?? []).map((choice) => ({
      kind: choice.kind,
      reference: choice.reference,
      balanceCents: balanceOf(choice, loaded, now),
      choice,
    })),
    cards: chosen,
  });
  const cards = chosen.map((card, at) => ({
    card,
    amountCents: allocation.cards.amountsCents[at] ?? 0,
    isUsable: isCardUsable(card, now),
  }));
  const tenders = allocation.tenders.map(({ tender: { choice, balanceCents }, appliedCents }) => ({
    tender: choice,
    appliedCents,
    balanceCents,
  }));
  const isWallet = choices.wallet !== undefined;
  const isRestricted = findRestrictionError({ cards: chosen.map(({ type }) => type), isWallet }, choices.tenders ?? []);
  const isPaid =
    isWallet || (allocation.cards.ok && cards.every(({ card, isUsable }) => isUsable && !isCodeMissing(card)));
  return {
    ...allocation,
    tenders,
    isOnlyCbccAllowed: isOnlyCbccAllowed(choices.tenders ?? []),
    cards,
    isCovered: !allocation.isPaymentNeeded || (isPaid && isRestricted === null),
  };
}

/** The current data of a tender; undefined if it does not exist, or if the certificate is another account's. */
export function findTenderRecord(
  { kind, numberHash }: Pick<TenderChoice, "kind" | "numberHash">,
  { basketContext }: Pick<LoadedBasket, "basketContext">,
): TenderRecord | undefined {
  const known = [...basketContext.tenders, ...(basketContext.account?.certificates ?? [])];
  const found = known.find((tender) => tender.kind === kind && tender.numberHash === numberHash);
  return kind === "certificate" && found?.accountId !== (basketContext.account?.accountId ?? null) ? undefined : found;
}

// A tender that has expired, was used or belongs to another site pays nothing.
function balanceOf(choice: TenderChoice, loaded: LoadedBasket, now: Date): number {
  const found = findTenderRecord(choice, loaded);
  if (!found || found.site !== loaded.basket.site || found.isUsed) return 0;
  return found.expiresAt !== null && now >= new Date(found.expiresAt) ? 0 : found.balanceCents;
}

function sumOfGiftCards({ basket, basketContext }: LoadedBasket, priced: PricedBasket["lines"]): number {
  const skuOf = new Map(basket.lines.map(({ lineId, sku }) => [lineId, sku]));
  const bought = priced.filter(({ lineId }) => basketContext.items.get(skuOf.get(lineId) ?? "")?.kind === "giftCard");
  return sumCents(bought.flatMap(({ totalCents, discountCents, taxCents }) => [totalCents, -discountCents, taxCents]));
}

/** Whether a card needs its security code again, because its bank refused it. */
function isCodeMissing({ type, asksCode = false, isVerified = false }: CardChoice): boolean {
  return asksCode && cardTypes[type].hasSecurityCode && !isVerified;
}
