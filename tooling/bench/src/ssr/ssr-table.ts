import { toTable } from "../pages/to-table.ts";
import type { PageCost } from "./load-page.ts";

/** The ways in which a page is measured: rendered for a session in each coding, without one, and the bare app. */
export const ways = ["none", "gzip", "br", "zstd", "cached", "bare"] as const;
export type Way = (typeof ways)[number];

/** One page at a number of clients, by the way it was measured; a page that is never shared has no `cached`. */
export interface MeasuredPage {
  name: string;
  clients: number;
  costs: Partial<Record<Way, PageCost>>;
}

interface Limit {
  way: Way;
  /** What it is compared with. */
  of: Way;
  most: number;
}

/** The largest ratios of processor time. */
const limits: readonly Limit[] = [
  { way: "br", of: "none", most: 1.35 },
  { way: "zstd", of: "none", most: 1.15 },
  { way: "cached", of: "none", most: 0.15 },
  { way: "none", of: "bare", most: 2 },
];

/** Processor time, collections of garbage, bytes and times of each page and way. */
export function costTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.flatMap(({ name, clients, costs }) =>
    ways.flatMap((way) => {
      const cost = costs[way];
      if (!cost) return [];
      const failed = [...cost.failures].map(([status, count]) => `${count} of ${status}`).join(", ");
      const times = [0.5, 0.99].map((share) => `${quantile(cost.times, share).toFixed(0)} ms`);
      const { cpuMs, collections, bytes } = cost;
      const costCells = [`${cpuMs.toFixed(2)} ms`, collections.toFixed(2), `${(bytes / 1000).toFixed(1)} kB`];
      return [[name, String(clients), way, String(cost.pages), ...costCells, ...times, failed || "none"]];
    }),
  );
  const head = ["page", "clients", "way", "pages", "processor", "collections", "bytes", "median", "p99", "not 200"];
  return toTable(head, rows);
}

/** The ratios of processor time within the run against their limits. */
export function ratioTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ name, clients, costs }) => [
    name,
    String(clients),
    ...limits.map(({ way, of, most }) => {
      const [cost, base] = [costs[way], costs[of]];
      if (!cost || !base) return "";
      const ratio = cost.cpuMs / base.cpuMs;
      return `${ratio.toFixed(2)} ${ratio <= most ? "met" : "missed"}`;
    }),
  ]);
  return toTable(["page", "clients", ...limits.map(({ way, of, most }) => `${way} / ${of} (${most})`)], rows);
}

/** The value below which this share of sorted values is. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
