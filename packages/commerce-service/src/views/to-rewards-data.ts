import type { RewardsData } from "@store/contract/tenders";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { toDay, toIsoDate } from "../delivery/rules/calendar-day.ts";
import { toStoreTime } from "../delivery/rules/to-store-time.ts";
import { toMaskedNumber } from "../pricing/tender-refusal.ts";

/** The certificates of the account for this site, and which of them this order uses. */
export function toRewardsData({
  basket,
  basketContext,
  now,
}: Pick<BasketState, "basket" | "basketContext" | "now">): RewardsData {
  const applied = new Set((basket.choices.tenders ?? []).map(({ numberHash }) => numberHash));
  const usable = (basketContext.account?.certificates ?? []).filter(
    ({ isUsed, expiresAt }) => !isUsed && expiresAt !== null && now < new Date(expiresAt),
  );
  return {
    certificates: usable.map(({ certificateId, numberHash, lastFour, balanceCents, expiresAt }) => ({
      certificateNumber: toMaskedNumber(lastFour),
      reference: certificateId,
      amount: balanceCents,
      isApplied: applied.has(numberHash),
      expires: toLastDay(new Date(expiresAt ?? now)),
    })),
  };
}

// A certificate that expires at midnight is valid through the day before.
function toLastDay(expiresAt: Date): string {
  const { year, month, day } = toStoreTime(new Date(expiresAt.getTime() - 1));
  return toIsoDate(toDay(year, month, day));
}
