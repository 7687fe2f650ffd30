import { setTimeout as pause } from "node:timers/promises";
import type { ServiceKit } from "./load-service.ts";
import type { ServedStore } from "./serve-store.ts";
import { type Load, type LoadOptions, startLoad } from "./shop-under-load.ts";

/** Requests of shoppers: their times in ms by what was requested, and how many responses had each status. */
export interface RequestRecord {
  pages: number[];
  calls: number[];
  /** The longest of them. */
  longest: { ms: number; path: string };
  statuses: Map<number, number>;
}

export interface HttpLoad extends Load {
  /** The requests that ended since the last call. */
  takeRecord(): RequestRecord;
}

const emptyRecord = (): RequestRecord => ({
  pages: [],
  calls: [],
  longest: { ms: 0, path: "" },
  statuses: new Map(),
});
/** The pause of a shopper before each request: eight of them leave a machine with two cores mostly idle. */
const thinkMs = 200;
const retryMs = 200;
const patienceMs = 30_000;

/**
 * Shoppers who open the home page and a product and then buy it, over HTTP, each from a network block of its own. A
 * request that is answered 503 is repeated with the same key, as a shopper does.
 */
export function shopOverHttp(
  kit: ServiceKit,
  { origin }: Pick<ServedStore, "origin">,
  options: Omit<LoadOptions, "fetch" | "proceed" | "origin">,
): HttpLoad {
  let record = emptyRecord();

  async function sendOnce(request: Request, shopper: number): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set("x-forwarded-for", `203.0.${shopper}.1`);
    const began = performance.now();
    const response = await fetch(new Request(request, { headers }));
    // The time until the whole response has arrived.
    const body = await response.arrayBuffer();
    const kind = response.headers.get("content-type")?.startsWith("text/html") ? "pages" : "calls";
    const ms = performance.now() - began;
    record[kind].push(ms);
    if (ms > record.longest.ms) record.longest = { ms, path: new URL(request.url).pathname };
    const { status } = response;
    record.statuses.set(status, (record.statuses.get(status) ?? 0) + 1);
    return new Response(body, { status, headers: response.headers });
  }

  async function send(request: Request, shopper: number): Promise<Response> {
    await pause(thinkMs);
    const until = performance.now() + patienceMs;
    for (;;) {
      const response = await sendOnce(request.clone(), shopper);
      if (response.status !== 503 || performance.now() > until) return response;
      await pause(retryMs);
    }
  }

  const load = startLoad(kit, {
    ...options,
    origin,
    fetch: send,
    async proceed(shopper, walk) {
      await shopper.send("/");
      await shopper.send(`/product/${options.sku}`);
      return kit.proceedToReview(shopper, walk);
    },
  });
  return {
    ...load,
    takeRecord() {
      const taken = record;
      record = emptyRecord();
      return taken;
    },
  };
}

/** The time that a share of the requests did not exceed: 0.95 for the 95th percentile; 0 without requests. */
export function toPercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
