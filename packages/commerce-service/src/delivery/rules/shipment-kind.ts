import { type ShipMethod, shipMethod } from "@store/contract/shared";

/** Lines of one kind travel together. */
export type ShipmentKind = "parcel" | "inHome" | "freight" | "giftCard";

/** The kinds in the order in which shipments are shown. */
export const shipmentKinds: readonly ShipmentKind[] = ["parcel", "inHome", "freight", "giftCard"];

/** Which kind of shipment carries an item, by its ship method [SHIP-06]. */
export const kindOfShipMethod: Readonly<Record<ShipMethod, ShipmentKind>> = {
  [shipMethod.standard]: "parcel",
  [shipMethod.premium]: "parcel",
  [shipMethod.express]: "parcel",
  [shipMethod.localInHome]: "inHome",
  [shipMethod.longDistanceInHome]: "inHome",
  [shipMethod.basicFreight]: "freight",
  [shipMethod.giftCard]: "giftCard",
};
