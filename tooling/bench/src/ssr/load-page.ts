import http from "node:http";
import type { MeasuredProgram } from "./measured-program.ts";

export interface PageLoad {
  path: string;
  /** `Accept-Encoding`. */
  coding: string;
  /** The session of a visitor; without it each request is that of a new one. */
  cookie?: string | undefined;
  clients: number;
  /** How often it is loaded. */
  times: number;
}

export interface PageCost {
  pages: number;
  /** Processor milliseconds of the program for each page. */
  cpuMs: number;
  collections: number;
  bytes: number;
  /** Milliseconds from the request to the end of the response, sorted. */
  times: number[];
  /** How often each status other than 200 came. */
  failures: Map<number, number>;
}

/** Loads a page so many times, by so many clients at once. */
export async function loadPage(
  program: MeasuredProgram,
  { path, coding, cookie, clients, times: wanted }: PageLoad,
): Promise<PageCost> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const headers = { host: `localhost:${program.port}`, "accept-encoding": coding, ...(cookie && { cookie }) };
  const request = { host: "127.0.0.1", port: program.port, path, agent, headers };
  const times: number[] = [];
  const failures = new Map<number, number>();
  let bytes = 0;
  const before = { cpuMs: program.cpuMs(), collections: await program.collections() };
  let left = wanted;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        const started = performance.now();
        const page = await get(request);
        times.push(performance.now() - started);
        bytes += page.bytes;
        if (page.status !== 200) failures.set(page.status, (failures.get(page.status) ?? 0) + 1);
      }
    }),
  );
  agent.destroy();
  const pages = times.length;
  return {
    pages,
    cpuMs: (program.cpuMs() - before.cpuMs) / pages,
    collections: ((await program.collections()) - before.collections) / pages,
    bytes: bytes / pages,
    times: times.sort((one, other) => one - other),
    failures,
  };
}

/** The costs of several rounds as one. */
export function joinCosts([first, ...others]: readonly [PageCost, ...PageCost[]]): PageCost {
  return others.reduce((sum, cost) => {
    const pages = sum.pages + cost.pages;
    const mean = (name: "cpuMs" | "collections" | "bytes") => (sum[name] * sum.pages + cost[name] * cost.pages) / pages;
    const failures = new Map(sum.failures);
    for (const [status, count] of cost.failures) failures.set(status, (failures.get(status) ?? 0) + count);
    const times = [...sum.times, ...cost.times].sort((one, other) => one - other);
    return { pages, cpuMs: mean("cpuMs"), collections: mean("collections"), bytes: mean("bytes"), times, failures };
  }, first);
}

function get(request: http.RequestOptions): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const sent = http.get(request, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on("error", reject);
    });
    sent.on("error", reject);
  });
}
