import type { ShipMethod } from "@store/contract/shared";

export type DeliveryKind = "standard" | "localInHome" | "longDistanceInHome" | "basicFreight" | "giftCard";

/** The texts of each ship method: two-day and next-day belong to the standard family. */
export const deliveryKinds: Readonly<Record<ShipMethod, DeliveryKind>> = {
  1: "standard",
  2: "standard",
  3: "standard",
  6: "localInHome",
  7: "longDistanceInHome",
  8: "basicFreight",
  9: "giftCard",
};
