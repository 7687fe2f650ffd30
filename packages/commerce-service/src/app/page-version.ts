import { findShopVersion } from "../catalog/queries/find-shop-window.ts";
import { toIsoDate } from "../delivery/rules/calendar-day.ts";
import { isPastCutOff, toToday } from "../delivery/rules/estimate-delivery.ts";
import type { Ports } from "../service/context.ts";

/** How long a storefront may use an answer, unless dates change before. */
const longestReuseMs = 1000;

/**
 * What the pages for visitors without a session depend on, except counts of stock: the version of the catalog, and the
 * day and half of the day by which delivery dates are estimated.
 */
export async function showPageVersion({ database, clock }: Pick<Ports, "database" | "clock">): Promise<Response> {
  const catalog = await findShopVersion(database);
  const now = clock.now();
  const version = catalog && `${catalog} ${toDateVersion(now)}`;
  return Response.json({ version, reuseMs: toReuseMs(now) }, { headers: { "cache-control": "no-store" } });
}

function toDateVersion(moment: Date): string {
  return `${toIsoDate(toToday(moment))} ${isPastCutOff(moment) ? "after" : "before"} the cut-off`;
}

// Both cut-offs are at the start of a second.
function toReuseMs(now: Date): number {
  const soon = new Date(now.getTime() + longestReuseMs);
  return toDateVersion(soon) === toDateVersion(now) ? longestReuseMs : longestReuseMs - (soon.getTime() % 1000);
}
