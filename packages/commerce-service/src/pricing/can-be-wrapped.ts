import type { ShipMethod } from "@store/contract/shared";
import { kindOfShipMethod } from "../delivery/rules/delivery-place.ts";

export interface LineToWrap {
  shipMethod: ShipMethod;
  isOversized: boolean;
  isDonation: boolean;
  /** Collected in a store: it is bagged or boxed there, not wrapped. */
  isPickup: boolean;
}

/** Whether a line can be gift wrapped: parcels of an ordinary size can; gift cards have their own envelope. */
export function canBeWrapped({ shipMethod, isOversized, isDonation, isPickup }: LineToWrap): boolean {
  return kindOfShipMethod[shipMethod] === "parcel" && !isOversized && !isDonation && !isPickup;
}

/** Whether a line can be put into a gift bag or box: items for pickup that can be carried in one hand. */
export function canBeBagged({ shipMethod, isOversized, isDonation, isPickup }: LineToWrap): boolean {
  return kindOfShipMethod[shipMethod] === "parcel" && !isOversized && !isDonation && isPickup;
}
