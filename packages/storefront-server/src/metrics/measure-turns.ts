import type { AdmitPage } from "@store/commerce-service/admission";
import type { StoreMetrics } from "./metric-table.ts";

/** Shows how many pages wait for their turn, and counts those that get none although their reader waits. */
export function measureTurns(admitPage: AdmitPage, metrics: StoreMetrics): AdmitPage {
  let waiting = 0;
  metrics.observe("store.pages.waiting", () => [[waiting, {}]]);
  return async (page) => {
    waiting += 1;
    const leave = await admitPage(page);
    waiting -= 1;
    if (leave === null && !page.signal.aborted) metrics.count("store.listener.refusals", { reason: "turn" });
    return leave;
  };
}
