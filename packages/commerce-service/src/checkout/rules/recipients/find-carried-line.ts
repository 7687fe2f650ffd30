import type { ResolvedLine } from "../../../basket/basket-context.ts";
import type { BasketState } from "../../../basket/rules/basket-state.ts";

/** A line of the order that is delivered; a donation is not. */
export function findCarriedLine({ lines }: Pick<BasketState, "lines">, lineId: string): ResolvedLine | undefined {
  return lines.find((line) => line.lineId === lineId && line.item.kind !== "donation");
}

/** Every line that is shipped. */
export function findSentLines({ recipients }: Pick<BasketState, "recipients">): Set<string> {
  return new Set(recipients.flatMap(({ place, lines }) => (place === null ? [] : lines.map(({ lineId }) => lineId))));
}
