import type { LineToWrap } from "../../pricing/can-be-wrapped.ts";
import type { ResolvedLine } from "../basket-context.ts";

/** The properties of a line that decide whether it can be wrapped or packaged. */
export function toLineToWrap({ item, locationId }: Pick<ResolvedLine, "item" | "locationId">): LineToWrap {
  const { shipMethod, isOversized, kind } = item;
  return { shipMethod, isOversized, isDonation: kind === "donation", isPickup: locationId !== null };
}
