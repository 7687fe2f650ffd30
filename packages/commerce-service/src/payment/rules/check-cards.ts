import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { formatSitePrice } from "../../catalog/rules/format-site-price.ts";
import { findRestrictionError } from "../../rewards/rules/rewards.ts";
import type { ParsedCard, PaymentRefusal } from "./card-slot.ts";
import { type CardErrorFlag, cardErrorMessages, paymentRefusals, toCardErrors } from "./payment-refusals.ts";

/** What is wrong with the cards of a request together: certificates, the same card twice, amounts. */
export function findCardsRefusal(cards: readonly ParsedCard[], { basket, paid }: BasketState): PaymentRefusal | null {
  const types = cards.map(({ type }) => type);
  const restriction = findRestrictionError({ cards: types, isWallet: false }, basket.choices.tenders ?? []);
  if (restriction) return refuseRestricted(restriction);
  const savedIds = cards.flatMap((card) => (card.kind === "saved" ? [card.card.cardId] : []));
  if (new Set(savedIds).size < savedIds.length) return paymentRefusals.inUse;
  const [one, two] = cards;
  // Where nothing is due there is nothing to share.
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

/** How a card or a wallet is refused that certificates cannot stand beside. */
export function refuseRestricted(flag: CardErrorFlag) {
  return {
    isSuccess: false,
    errorCode: "CertificateNeedsStoreCard",
    message: cardErrorMessages[flag],
    cardErrors: toCardErrors(flag),
  };
}

interface CardAmounts {
  /** What is left for cards to pay. */
  dueCents: number;
  /** What was entered for card one and card two. */
  amountsCents: readonly [one: number | null | undefined, two: number | null | undefined];
  site: Site;
}

type CardAmountsCheck =
  | { ok: true; amountsCents: [one: number, two: number] }
  | { ok: false; errorCode: "CardAmountZero" | "CardAmountsMismatch"; flag: CardErrorFlag | null; message: string };

/** Whether the amounts entered for two cards pay what is due, compared in cents. */
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
