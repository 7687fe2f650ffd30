import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";
import {
  type CardErrorFlag,
  cardErrorMessages,
  paymentRefusals,
  toCardErrors,
} from "../../pricing/payment-refusals.ts";
import { findRestrictionError } from "../../pricing/rewards.ts";
import type { ParsedCard, PaymentRefusal } from "./card-slot.ts";

/** The combined errors of a request's cards: certificates, the same card twice, amounts. */
export function findCardsRefusal(cards: readonly ParsedCard[], { basket, paid }: BasketState): PaymentRefusal | null {
  const types = cards.map(({ type }) => type);
  const restriction = findRestrictionError({ cards: types, isWallet: false }, basket.choices.tenders ?? []);
  if (restriction) return refuseRestricted(restriction);
  const savedIds = cards.flatMap((card) => (card.kind === "saved" ? [card.card.cardId] : []));
  if (new Set(savedIds).size < savedIds.length) return paymentRefusals.inUse;
  const [one, two] = cards;
  // If nothing is due, there is nothing to divide.
  if (!one || !two || !paid.isPaymentNeeded) return null;
  const check = checkCardAmounts({
    dueCents: paid.amountDueCents,
    amountsCents: [one.amountCents, two.amountCents],
    site: basket.site,
  });
  if (check.ok) return null;
  const { errorCode, message, flag } = check;
  return { isSuccess: false, errorCode, message, cardErrors: toCardErrors(flag) };
}

/** The refusal of a card or a wallet that cannot be combined with certificates. */
export function refuseRestricted(flag: CardErrorFlag) {
  return {
    isSuccess: false,
    errorCode: "CertificateNeedsStoreCard",
    message: cardErrorMessages[flag],
    cardErrors: toCardErrors(flag),
  };
}

interface CardAmounts {
  /** The amount due for cards. */
  dueCents: number;
  /** The entered amounts of card one and card two. */
  amountsCents: readonly [one: number | null | undefined, two: number | null | undefined];
  site: Site;
}

type CardAmountsCheck =
  | { ok: true; amountsCents: [one: number, two: number] }
  | { ok: false; errorCode: "CardAmountZero" | "CardAmountsMismatch"; flag: CardErrorFlag | null; message: string };

/** Whether the entered amounts of two cards equal the amount due, compared in cents. */
export function checkCardAmounts({ dueCents, amountsCents, site }: CardAmounts): CardAmountsCheck {
  const [one, two] = amountsCents;
  if (one == null || two == null || one <= 0 || two <= 0) {
    const flag = "hasZeroAmountError";
    return { ok: false, errorCode: "CardAmountZero", flag, message: cardErrorMessages[flag] };
  }
  if (sumCents([one, two]) === dueCents) return { ok: true, amountsCents: [one, two] };
  const message = `The two amounts must add up to ${formatSitePrice(dueCents, site)}.`;
  return { ok: false, errorCode: "CardAmountsMismatch", flag: null, message };
}
