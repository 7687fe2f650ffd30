import type { ResolvedLine } from "../basket/basket-context.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../basket/rules/to-recipients.ts";
import { isNearStore, kindOfShipMethod, type ShipmentKind } from "../delivery/rules/delivery-place.ts";
import { toPieces } from "../delivery/rules/estimate-delivery.ts";
import { type HolidayDate, offerHolidayHolds } from "../delivery/rules/offer-holiday-holds.ts";
import type { TripQuestion } from "../delivery/rules/offer-trips.ts";

type Shop = Pick<BasketState, "basket" | "basketContext" | "now">;

/** The dates to which a recipient's parcels may be held; none without parcels, and for a pickup. */
export function offerHoldsTo(recipient: BasketRecipient, { basket: { site }, now }: Shop): HolidayDate[] {
  const { place } = recipient;
  const pieces = toPieces(linesOfKind(recipient, "parcel"));
  return place === null ? [] : offerHolidayHolds({ site, now, place, pieces });
}

/** The data that decides which trips are offered to a recipient; null if no truck is needed. */
export function toTripQuestion(
  recipient: BasketRecipient,
  { basket: { site }, basketContext, now }: Shop,
): TripQuestion | null {
  const { place } = recipient;
  const lines = linesOfKind(recipient, "inHome");
  if (place === null || lines.length === 0) return null;
  const booked = new Map(Object.entries(basketContext.bookedTrips));
  return {
    site,
    now,
    place,
    hasLocalStore: isNearStore(place, basketContext.storeRegions),
    pieces: toPieces(lines),
    booked,
  };
}

/** Whether something is delivered into the recipient's home. */
export function hasInHomeShipment(recipient: BasketRecipient): boolean {
  return recipient.place !== null && linesOfKind(recipient, "inHome").length > 0;
}

function linesOfKind({ lines }: BasketRecipient, kind: ShipmentKind): ResolvedLine[] {
  return lines.filter(
    ({ item, locationId }) =>
      locationId === null && item.kind !== "donation" && kindOfShipMethod[item.shipMethod] === kind,
  );
}

/** The id of a trip as the shopper knows it: to a registry without its area, which would say where the registry is. */
export function toShownTripId(tripId: string, { registry }: Pick<BasketRecipient, "registry">): string {
  return registry ? tripId.slice(0, tripId.lastIndexOf("-")) : tripId;
}

/** The trip that the shopper names. */
export function fromShownTripId(shownId: string, { registry, place }: Pick<BasketRecipient, "registry" | "place">) {
  return registry && place?.area ? `${shownId}-${place.area}` : shownId;
}
