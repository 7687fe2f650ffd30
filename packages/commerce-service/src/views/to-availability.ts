import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";

const fewLeft = 5;

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
}: {
  /** Null: made or issued on demand. */
  available: number | null;
  wanted: number;
  isMadeToOrder: boolean;
  isSold: boolean;
}): Availability {
  if (!isSold || available === 0) {
    return { status: availabilityStatus.noLongerAvailable, message: isSold ? "Out of stock" : "No longer available" };
  }
  if (available !== null && available < wanted) {
    return { status: availabilityStatus.noLongerAvailable, message: `Only ${available} left` };
  }
  if (isMadeToOrder) {
    return { status: availabilityStatus.futureAvailability, message: "Made to order: leaves our workshop in 8 weeks" };
  }
  const isScarce = available !== null && available <= fewLeft;
  return { status: availabilityStatus.available, message: isScarce ? `Only ${available} left` : "In stock" };
}
