import type { ResolvedLine } from "../../basket/basket-context.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { getDestination } from "../../basket/rules/to-recipients.ts";
import { type LineToCarry, refuseLines } from "../../delivery/rules/refuse-lines.ts";

/** Why lines cannot come to where they go, or abroad be picked up or installed, by the line. */
export function findRefusals({
  basket,
  recipients,
}: Pick<BasketState, "basket" | "recipients">): ReadonlyMap<string, string> {
  // A store stands in the site's country; whether the order leaves it, the cart says.
  const anywhere = getDestination(undefined, basket);
  const refused = recipients.flatMap(({ lines, place }) => refuseLines(lines.map(toLineToCarry), place ?? anywhere));
  return new Map(refused.map(({ lineId, reason }) => [lineId, reason]));
}

function toLineToCarry({ lineId, item, locationId, hasInstallation }: ResolvedLine): LineToCarry {
  const isDonation = item.kind === "donation";
  return { lineId, shipMethod: item.shipMethod, isDonation, isPickup: locationId !== null, hasInstallation };
}
