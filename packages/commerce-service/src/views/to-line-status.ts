import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";
import type { ResolvedLine } from "../basket/basket-context.ts";
import { canBePickedUp } from "../delivery/rules/can-be-picked-up.ts";
import { toAvailability } from "./to-availability.ts";

/** What decides the status of a line besides the line itself. */
export interface LineSurroundings {
  /** Whether the order is shipped abroad. */
  isAbroad: boolean;
  /** Whether it cannot be delivered to its destination. */
  isRefused: boolean;
  /** Whether its pickup store still exists; null if it is shipped. */
  isStoreThere: boolean | null;
  /** Whether estimates are unavailable. */
  isEstimateOut: boolean;
}

const { noLongerAvailable, notEligible, noCarrier, error, notFound, notRequested } = availabilityStatus;
type StatusRow = readonly [isSo: boolean, status: AvailabilityStatus];

/** The delivery status of a line: a donation is not shipped, and unavailable items cannot be shipped. */
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

/** The pickup status of a line: at the selected store, or at one that can still be selected. */
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
