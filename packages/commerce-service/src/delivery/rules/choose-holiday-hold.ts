import { type ServiceLevel, serviceLevel } from "@store/contract/shared";
import type { HolidayDate } from "./offer-holiday-holds.ts";

export interface HeldShipping {
  selectedServiceLevel: ServiceLevel;
  selectedShippingDate: string | null;
  selectedShippingRange: string | null;
}

export type HolidayHoldChoice = { ok: true; value: HeldShipping } | { ok: false; problem: "notOffered" };

/**
 * The delivery of a recipient after selecting a holiday date, which sets standard delivery and the range, or after
 * clearing it with null, which clears only the range.
 */
export function chooseHolidayHold(
  shipping: HeldShipping,
  { shippingDate, offered }: { shippingDate: string | null; offered: readonly HolidayDate[] },
): HolidayHoldChoice {
  if (shippingDate === null) {
    return { ok: true, value: { ...shipping, selectedShippingDate: null, selectedShippingRange: null } };
  }
  const found = offered.find((date) => date.shippingDate === shippingDate);
  if (!found) return { ok: false, problem: "notOffered" };
  return {
    ok: true,
    value: {
      selectedServiceLevel: serviceLevel.standard,
      selectedShippingDate: found.shippingDate,
      selectedShippingRange: found.shippingRange,
    },
  };
}
