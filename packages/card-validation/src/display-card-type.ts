import type { CardType } from "./card-type.ts";

/** Names that replace the neutral ones, most often the two brand-specific ones (PAY-10). */
export type CardTypeLabels = Readonly<Partial<Record<CardType, string>>>;

export const neutralLabels: Readonly<Record<CardType, string>> = {
  Visa: "Visa",
  MasterCard: "MasterCard",
  AmericanExpress: "American Express",
  Discover: "Discover",
  DinersClub: "Discover",
  PLCCSynchrony: "CC",
  CoBrandMasterCard: "MC",
  Imprint: "Imprint",
  Cup: "Discover",
  Jcb: "Discover",
  Proprietary: "Store Card",
  Unspecified: "Card",
};

/**
 * The name a shopper reads for a card type. DinersClub, Cup and Jcb show as Discover (PAY-11); a brand passes its own
 * names of the store credit card and the co-brand card (PAY-10).
 *
 * @example displayCardType("PLCCSynchrony", { PLCCSynchrony: "Linden & Loam CC" }) // "Linden & Loam CC"
 */
export function displayCardType(type: CardType, labels: CardTypeLabels = {}): string {
  return labels[type] ?? neutralLabels[type];
}
