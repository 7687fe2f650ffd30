import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type { AdmitPage } from "@store/commerce-service/admission";
import type { Trace } from "../forwarding/trace-context.ts";
import type { StoreMetrics } from "./metric-table.ts";
import type { Telemetry } from "./telemetry.ts";

/** Methods have a closed set of labels, too. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Measures a request until its answer has ended. Returns the function that names the pattern of its route; without it,
 * the request was refused by the listener.
 */
export function measureRequest(
  { metrics, report }: Pick<Telemetry, "metrics" | "report">,
  { incoming, outgoing, trace }: { incoming: IncomingMessage; outgoing: ServerResponse; trace: Trace },
): (route: string) => void {
  const { method: named = "" } = incoming;
  const method = methods.has(named) ? named : "_OTHER";
  const startedAt = performance.now();
  let route = "refused";
  outgoing.once("close", () => {
    const endedAt = performance.now();
    const status = outgoing.statusCode;
    const labels = { "http.request.method": method, "http.route": route, "http.response.status_code": status };
    metrics.record("http.server.request.duration", (endedAt - startedAt) / 1000, labels);
    const { timeOrigin } = performance;
    report({ trace, method, route, status, startedAt: timeOrigin + startedAt, endedAt: timeOrigin + endedAt });
  });
  return (pattern) => {
    route = pattern;
  };
}

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
