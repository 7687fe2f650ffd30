import { isCardUsable } from "../../payment/rules/is-card-usable.ts";
import type { CardChoice, TenderChoice } from "../basket.ts";
import type { LoadedBasket } from "../basket-facts.ts";
import type { PricedBasket } from "./price-basket.ts";

/** What each tender pays of a basket's total, in cents. */
export interface PaidBasket {
  tenders: { tender: TenderChoice; appliedCents: number }[];
  tendersTotalCents: number;
  /** What is left for cards or a wallet. */
  amountDueCents: number;
  cards: { card: CardChoice; amountCents: number; isUsable: boolean }[];
  /** Whether all of it is paid by what is applied. */
  isCovered: boolean;
}

/** Lets the tenders of a basket pay its total. */
export function payBasket({ basket }: LoadedBasket, { totalCents }: PricedBasket, now: Date): PaidBasket {
  const cards = (basket.choices.cards ?? []).map((card) => ({
    card,
    amountCents: totalCents,
    isUsable: isCardUsable(card, now),
  }));
  const isCovered =
    totalCents === 0 ||
    basket.choices.wallet !== undefined ||
    (cards.length > 0 && cards.every(({ isUsable }) => isUsable));
  return { tenders: [], tendersTotalCents: 0, amountDueCents: totalCents, cards, isCovered };
}
