import type { BaggingOption, GiftOptions } from "@store/contract/checkout";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { canBeBagged, canBeWrapped, type LineToWrap } from "./can-be-wrapped.ts";
import { baggingRates, giftWraps } from "./gift-rates.ts";

interface GiftsOfRecipient {
  recipientId: string;
  giftOptions: Pick<GiftOptions, "isGift" | "giftWrap">;
  baggingOption: BaggingOption;
  lines: readonly LineToWrap[];
}

export interface GiftCharge {
  recipientId: string;
  wrapCents: number;
  baggingCents: number;
  totalCents: number;
}

/**
 * The charges for wraps and packagings, in cents by recipient. Once for all of a recipient's items, and nothing if
 * those that can be wrapped or packaged have left the basket.
 */
export function priceGifts(recipients: readonly GiftsOfRecipient[], site: Site): GiftCharge[] {
  return recipients.map(({ recipientId, giftOptions, baggingOption, lines }) => {
    const wrap = giftOptions.isGift ? giftWraps.find(({ id }) => id === giftOptions.giftWrap) : undefined;
    const wrapCents = wrap && lines.some(canBeWrapped) ? wrap.chargeCents[site] : 0;
    const baggingCents = lines.some(canBeBagged) ? baggingRates[baggingOption].chargeCents[site] : 0;
    return { recipientId, wrapCents, baggingCents, totalCents: sumCents([wrapCents, baggingCents]) };
  });
}
