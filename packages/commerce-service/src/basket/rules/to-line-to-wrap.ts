import type { LineToWrap } from "../../gifts/rules/can-be-wrapped.ts";
import type { ShopLine } from "./shop-lines.ts";

/** What of a line decides whether it can be wrapped or bagged. */
export function toLineToWrap({ item, locationId }: Pick<ShopLine, "item" | "locationId">): LineToWrap {
  const { shipMethod, isOversized, kind } = item;
  return { shipMethod, isOversized, isDonation: kind === "donation", isPickup: locationId !== null };
}
