import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";
import type { ResolvedLine } from "../../basket/basket-context.ts";
import { toAvailability } from "../../catalog/rules/to-availability.ts";
import { canBePickedUp } from "../../delivery/rules/can-be-picked-up.ts";

/** What besides the line itself decides how it can be got. */
export interface LineSurroundings {
  /** Whether the order leaves the country. */
  isAbroad: boolean;
  /** Whether nothing carries it to its place. */
  isRefused: boolean;
  /** Whether the store that it is picked up at is there; null when it is sent. */
  isStoreThere: boolean | null;
  /** Whether stores and dates can be asked about. */
  isEstimateOut: boolean;
}

const { noLongerAvailable, notEligible, noCarrier, error, notFound, notRequested } = availabilityStatus;
type StatusRow = readonly [isSo: boolean, status: AvailabilityStatus];

/** Whether a line can be sent: a donation is no thing to send, and what is gone cannot be sent anywhere. */
export function toDeliveryStatus(
  { item, quantity }: ResolvedLine,
  { isRefused }: LineSurroundings,
): AvailabilityStatus {
  const { status } = toAvailability({ ...item, wanted: quantity });
  const rows: readonly StatusRow[] = [
    [status === noLongerAvailable, noLongerAvailable],
    [item.kind === "donation", notEligible],
    [isRefused, noCarrier],
  ];
  return rows.find(([isSo]) => isSo)?.[1] ?? status;
}

/** Whether a line can be picked up: at the store that was chosen, or at one that still may be. */
export function toPickupStatus(
  { item, quantity }: ResolvedLine,
  { isAbroad, isStoreThere, isEstimateOut }: LineSurroundings,
): AvailabilityStatus {
  const { status } = toAvailability({ ...item, wanted: quantity });
  const rows: readonly StatusRow[] = [
    [isAbroad || !canBePickedUp(item), notEligible],
    [status === noLongerAvailable, noLongerAvailable],
    [isStoreThere === false, notFound],
    [isEstimateOut, error],
    [isStoreThere === null, notRequested],
  ];
  return rows.find(([isSo]) => isSo)?.[1] ?? status;
}
