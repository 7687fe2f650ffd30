import type { Metrics } from "../ports/metrics.ts";

type Labels = Readonly<Record<string, string | number>>;

/** Metrics in memory: `read` returns the values of a counter or a gauge by their labels, such as `US` or `getCartJsx 200`. */
export function memoryMetrics(): Metrics & { read(name: string): Record<string, number> } {
  const counters = new Map<string, Record<string, number>>();
  const gauges = new Map<string, () => Iterable<readonly [number, Labels]>>();
  const toKey = (labels: Labels) => Object.values(labels).join(" ");
  const add = (name: string, labels: Labels) => {
    const counted = counters.get(name) ?? {};
    counted[toKey(labels)] = (counted[toKey(labels)] ?? 0) + 1;
    counters.set(name, counted);
  };
  return {
    count: add,
    record: (name: string, _value: number, labels: Labels) => add(name, labels),
    observe: (name: string, read) => void gauges.set(name, read),
    read: (name) => {
      const gauge = gauges.get(name);
      if (!gauge) return counters.get(name) ?? {};
      return Object.fromEntries([...gauge()].map(([value, labels]) => [toKey(labels), value]));
    },
  };
}
