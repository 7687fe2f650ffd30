import type { LoadedBasket } from "../../basket/basket-context.ts";
import { isInternational } from "../../basket/rules/get-destination.ts";
import type { ResolvedLine } from "../../basket/rules/resolve-lines.ts";
import { canBePickedUp } from "../../delivery/rules/can-be-picked-up.ts";

export type PickupErrorCode = "StoreNotFound" | "PickupNotOffered";
export type PickupDecision =
  | { ok: true; locationId: string }
  | { ok: false; errorCode: PickupErrorCode; message: string };

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
