import { type MetricDefinition, type Metrics, type MetricTable, serviceMetrics } from "@store/commerce-service";

const gauge = <const Unit extends string>(unit: Unit, description: string) =>
  ({ kind: "gauge", unit, labels: [], description }) as const satisfies MetricDefinition;

const eventLoopDelay = (which: string) =>
  gauge("s", `Delay of the event loop in the last ten seconds, with the 10 ms between two measurements: ${which}.`);

/** What the server of a storefront measures. */
const serverMetrics = {
  "http.server.request.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["http.request.method", "http.route", "http.response.status_code"],
    description: "Duration of requests, by the pattern of their route: a call, a page, files, or refused.",
  },
  "store.listener.refusals": {
    kind: "counter",
    unit: "{request}",
    labels: ["reason"],
    description: "Requests and connections that a limit of the listener refused or closed.",
  },
  "store.listener.connections": gauge("{connection}", "Open connections of clients."),
  "store.listener.bodies": gauge("{request}", "Bodies that are being received."),
  "store.listener.body_bytes": gauge("By", "Bytes of these bodies, and of those whose request is not answered yet."),
  "store.pages.waiting": gauge("{request}", "Pages that wait for their turn."),
  "store.pages.cached": {
    kind: "counter",
    unit: "{request}",
    labels: ["outcome"],
    description: "Pages of visitors without a session: a hit was in memory, a miss was rendered.",
  },
  "nodejs.eventloop.delay.min": eventLoopDelay("the minimum"),
  "nodejs.eventloop.delay.max": eventLoopDelay("the maximum"),
  "nodejs.eventloop.delay.mean": eventLoopDelay("the mean"),
  "nodejs.eventloop.delay.stddev": eventLoopDelay("the standard deviation"),
  "nodejs.eventloop.delay.p50": eventLoopDelay("the median"),
  "nodejs.eventloop.delay.p90": eventLoopDelay("of 90 %"),
  "nodejs.eventloop.delay.p99": eventLoopDelay("of 99 %"),
  "nodejs.eventloop.utilization": gauge("1", "Share of the last ten seconds in which the event loop was busy."),
  "v8js.memory.heap.used": {
    kind: "gauge",
    unit: "By",
    labels: ["v8js.heap.space.name"],
    description: "Used memory of the heap, by space.",
  },
  "process.memory.usage": gauge("By", "Memory of the process (RSS)."),
} as const satisfies MetricTable;

/** Every metric of a process that serves a store. */
export const storeMetrics = { ...serviceMetrics, ...serverMetrics };

export type StoreMetrics = Metrics<typeof storeMetrics>;
