import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import v8 from "node:v8";
import type { StoreMetrics } from "./metric-table.ts";

const windowMs = 10_000;
const resolutionMs = 10;

/** Reports the event loop and the memory of this process. Returns the function that ends it. */
export function observeProcess(metrics: StoreMetrics): () => void {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let busy = performance.eventLoopUtilization();
  const take = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, busy);
    const { min, max, mean, stddev } = histogram;
    const [p50, p90, p99] = [50, 90, 99].map((percentile) => histogram.percentile(percentile));
    return { now, utilization, delays: { min, max, mean, stddev, p50, p90, p99 } };
  };
  let latest = take();
  let isWhole = false;
  const timer = setInterval(() => {
    latest = take();
    busy = latest.now;
    isWhole = true;
    histogram.reset();
  }, windowMs);
  timer.unref();
  // Until the first ten seconds are over, of the time so far.
  const read = () => (isWhole ? latest : take());

  for (const which of ["min", "max", "mean", "stddev", "p50", "p90", "p99"] as const)
    metrics.observe(`nodejs.eventloop.delay.${which}`, () => {
      const nanoseconds = read().delays[which] ?? 0;
      // Without a measurement there is no mean.
      return Number.isFinite(nanoseconds) ? [[nanoseconds / 1e9, {}]] : [];
    });
  metrics.observe("nodejs.eventloop.utilization", () => [[read().utilization, {}]]);
  metrics.observe("v8js.memory.heap.used", () =>
    v8
      .getHeapSpaceStatistics()
      .map(({ space_name, space_used_size }) => [space_used_size, { "v8js.heap.space.name": space_name }]),
  );
  metrics.observe("process.memory.usage", () => [[process.memoryUsage.rss(), {}]]);
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}
