import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";
import { usualLeadWeeks } from "../delivery/rules/estimate-delivery.ts";

const fewLeft = 5;

/** When an item that is made to order leaves the workshop, in words. */
export const toLeadText = (weeks: number) => `Made to order: leaves our workshop in ${weeks} weeks`;

/** Whether the shop keeps an SKU in stock. What is sold out for now counts; null is made or issued on demand (AMB-241). */
export const isStockSku = ({ available }: { available: number | null }) => available !== null;

export interface Availability {
  status: AvailabilityStatus;
  message: string;
}

/** Whether a quantity of an item can be bought now, with its text. */
export function toAvailability({
  available,
  wanted,
  isMadeToOrder,
  isSold,
  leadWeeks,
  retiredChoice,
}: {
  /** Null: made or issued on demand. */
  available: number | null;
  wanted: number;
  isMadeToOrder: boolean;
  isSold: boolean;
  /** Null or absent: the usual ones. */
  leadWeeks?: number | null;
  /** A choice that is no longer made; null or absent without one. */
  retiredChoice?: string | null;
}): Availability {
  if (!isSold || available === 0) {
    const isGone = retiredChoice ? `${retiredChoice} is no longer available` : "No longer available";
    return { status: availabilityStatus.noLongerAvailable, message: isSold ? "Out of stock" : isGone };
  }
  if (available !== null && available < wanted) {
    return { status: availabilityStatus.noLongerAvailable, message: `Only ${available} left` };
  }
  if (isMadeToOrder) {
    return { status: availabilityStatus.futureAvailability, message: toLeadText(leadWeeks ?? usualLeadWeeks) };
  }
  const isScarce = available !== null && available <= fewLeft;
  return { status: availabilityStatus.available, message: isScarce ? `Only ${available} left` : "In stock" };
}
