import { type ShipMethod, shipMethod } from "@store/contract/shared";
import type { BasketLine } from "../../basket/basket.ts";
import type { CatalogItem, LoadedBasket } from "../../basket/basket-context.ts";
import { isInternational } from "../../basket/rules/get-destination.ts";
import { kindOfShipMethod } from "../../delivery/rules/shipment-kind.ts";
import { decideInstallation } from "./decide-installation.ts";
import { decidePickup, type PickupErrorCode } from "./decide-pickup.ts";

/** How a wanted item is to be got. */
export interface RequestedFulfillment {
  IsPickupSelected?: boolean | undefined;
  /** The store, when it is picked up; otherwise where on the page it was added. */
  Location?: string | null | undefined;
  IsInstallationServiceRequired?: boolean | undefined;
  InstallationServiceType?: string | null | undefined;
  ShipMethod?: ShipMethod | undefined;
}

export type FulfillmentErrorCode = PickupErrorCode | "InstallationNotOffered" | "ShipMethodNotOffered";
type Fulfillment = Pick<BasketLine, "locationId" | "hasInstallation"> & { level: 2 | 3 | null };
export type FulfillmentDecision =
  | { ok: true; value: Fulfillment }
  | { ok: false; errorCode: FulfillmentErrorCode; message: string };

/** Whether an item can be got as it is wanted: sent or picked up, and installed if that was asked for. */
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
  // Standard is what pages send that let nobody choose [SHIP-07]; it stands for the item's own method.
  if (!isFast && method !== shipMethod.standard && method !== item.shipMethod) {
    return { ok: false, errorCode: "ShipMethodNotOffered", message: `${item.title} is not delivered this way.` };
  }
  return { ok: true, value: { locationId: null, hasInstallation, level } };
}
