import { root } from "./page.ts";
import { wholeAttribute } from "./protocol.ts";

/** Lays the whole page out at once (`page.css`) where Back, a reload or a fragment needs the heights of everything above. */
export function layOutWhole(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate" || location.hash !== "") root.toggleAttribute(wholeAttribute, true);
}
