import type { StoreSite } from "@store/shopper-state";
import type { CardRules } from "./check-card-draft.ts";
import { toCardBins } from "./to-card-bins.ts";
import { toStoreMonth } from "./to-store-month.ts";

/** The rules of a site at a moment. */
export function toCardRules({ cardBins, luhn }: Pick<StoreSite, "cardBins" | "luhn">, now: Date): CardRules {
  return { bins: toCardBins(cardBins), luhn, today: toStoreMonth(now) };
}
