import type { OversizedItem } from "@store/contract/shared";
import type { ResolvedLine } from "../../basket/rules/resolve-lines.ts";

/** What is too large for many cars, of the lines that the shopper collects (AMB-052). */
export function toOversizedItems(lines: readonly ResolvedLine[]): OversizedItem[] {
  return lines
    .filter(({ locationId, item }) => locationId !== null && item.isOversized)
    .map(({ item: { title, boxes } }) => ({ title, boxes }));
}
