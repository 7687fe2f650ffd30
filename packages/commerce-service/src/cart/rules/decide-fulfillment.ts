import { type ShipMethod, shipMethod } from "@store/contract/shared";
import type { BasketLine } from "../../basket/basket.ts";
import type { CatalogItem, LoadedBasket, ResolvedLine } from "../../basket/basket-context.ts";
import { decideInstallation } from "../../basket/rules/decide-installation.ts";
import { isInternational } from "../../basket/rules/to-recipients.ts";
import { canBePickedUp } from "../../delivery/rules/can-be-picked-up.ts";
import { kindOfShipMethod } from "../../delivery/rules/delivery-place.ts";

/** The requested fulfillment of an item. */
export interface RequestedFulfillment {
  IsPickupSelected?: boolean | undefined;
  /** The pickup store, if it is picked up; otherwise where on the page it was added. */
  Location?: string | null | undefined;
  IsInstallationServiceRequired?: boolean | undefined;
  InstallationServiceType?: string | null | undefined;
  ShipMethod?: ShipMethod | undefined;
}

export type FulfillmentErrorCode = PickupErrorCode | "InstallationNotOffered" | "ShipMethodNotOffered";
type Fulfillment = Pick<BasketLine, "locationId" | "hasInstallation"> & { level: 2 | 3 | null };
type FulfillmentDecision =
  | { ok: true; value: Fulfillment }
  | { ok: false; errorCode: FulfillmentErrorCode; message: string };

/** Whether an item can be fulfilled as requested: shipped or picked up, and with installation if requested. */
export function decideFulfillment(
  want: RequestedFulfillment,
  item: CatalogItem,
  loaded: LoadedBasket,
): FulfillmentDecision {
  const hasInstallation = want.IsInstallationServiceRequired === true;
  if (hasInstallation) {
    const installation = decideInstallation(item, loaded, want.InstallationServiceType);
    if (!installation.ok) return installation;
  }
  if (want.IsPickupSelected) {
    const pickup = decidePickup(item, want.Location, loaded);
    return pickup.ok ? { ok: true, value: { locationId: pickup.locationId, hasInstallation, level: null } } : pickup;
  }
  const method = want.ShipMethod ?? shipMethod.standard;
  const level = method === shipMethod.premium || method === shipMethod.express ? method : null;
  const isFast = level !== null && kindOfShipMethod[item.shipMethod] === "parcel" && !isInternational(loaded.basket);
  // Pages without a choice send the standard method, which means the item's own method.
  if (!isFast && method !== shipMethod.standard && method !== item.shipMethod) {
    return { ok: false, errorCode: "ShipMethodNotOffered", message: `${item.title} is not delivered this way.` };
  }
  return { ok: true, value: { locationId: null, hasInstallation, level } };
}

type PickupErrorCode = "StoreNotFound" | "PickupNotOffered";
type PickupDecision = { ok: true; locationId: string } | { ok: false; errorCode: PickupErrorCode; message: string };

/** Whether an item may be picked up at a store of the site. */
export function decidePickup(
  item: ResolvedLine["item"],
  locationId: string | null | undefined,
  { basket, basketContext }: LoadedBasket,
): PickupDecision {
  const refusals: readonly [isRefused: boolean, PickupErrorCode, message: string][] = [
    [!canBePickedUp(item), "PickupNotOffered", `${item.title} cannot be picked up in a store.`],
    [isInternational(basket), "PickupNotOffered", "Store pickup is not available for an order that goes abroad."],
    [
      basketContext.outages.has("deliveryEstimate"),
      "PickupNotOffered",
      "Store pickup cannot be chosen right now. Please try again later, or have it shipped.",
    ],
    [!locationId, "StoreNotFound", "Please choose a store to pick it up at."],
    [
      !basketContext.stores.some((store) => store.locationId === locationId),
      "StoreNotFound",
      "This store is no longer there. Please choose another.",
    ],
  ];
  const refusal = refusals.find(([isRefused]) => isRefused);
  if (refusal) return { ok: false, errorCode: refusal[1], message: refusal[2] };
  return { ok: true, locationId: locationId ?? "" };
}
