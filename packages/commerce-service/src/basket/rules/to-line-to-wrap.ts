import type { LineToWrap } from "../../gifts/rules/can-be-wrapped.ts";
import type { ResolvedLine } from "../basket-context.ts";

/** What of a line decides whether it can be wrapped or bagged. */
export function toLineToWrap({ item, locationId }: Pick<ResolvedLine, "item" | "locationId">): LineToWrap {
  const { shipMethod, isOversized, kind } = item;
  return { shipMethod, isOversized, isDonation: kind === "donation", isPickup: locationId !== null };
}
