import type { GiftOffers } from "@store/contract/checkout";
import type { Site } from "@store/contract/shared";
import { canBeBagged, canBeWrapped, type LineToWrap } from "./can-be-wrapped.ts";
import { baggingRates, giftWraps } from "./gift-rates.ts";

const options = ["none", "giftBag", "giftBox"] as const;

/** The wraps and packagings that fit some of a recipient's lines, each with its charge in cents. */
export function offerGifts(lines: readonly LineToWrap[], site: Site): GiftOffers {
  const wraps = lines.some(canBeWrapped) ? giftWraps : [];
  const bagging = lines.some(canBeBagged) ? options : [];
  return {
    giftWraps: wraps.map(({ id, label, chargeCents }) => ({ id, label, charge: chargeCents[site] })),
    bagging: bagging.map((option) => {
      const { label, chargeCents } = baggingRates[option];
      return { option, label, charge: chargeCents[site] };
    }),
  };
}
