// Requests pages from a process of its own, whose work does not delay the shoppers' own clock: started by prove-attacks.ts.
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Which page to request, from how many addresses, and for how long. */
export interface PageFlooderTask {
  port: number;
  path: string;
  addresses: number;
  /** How many requests each address keeps open. */
  each: number;
  forMs: number;
}

/** Its message at the end: how many responses had each status. */
export type PageFlooderMessage = [status: number, count: number][];

const { port, path, addresses, each, forMs }: PageFlooderTask = JSON.parse(process.argv[2] ?? "");
const agent = new http.Agent({ keepAlive: true });
const statuses = new Map<number, number>();
const until = performance.now() + forMs;
const refusedPauseMs = 20;

await Promise.all(Array.from({ length: addresses * each }, (_, index) => flood(`10.${index % addresses}.0.1`)));
const message: PageFlooderMessage = [...statuses];
process.send?.(message);
process.disconnect();

async function flood(address: string): Promise<void> {
  while (performance.now() < until) {
    const status = await request(address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 200) await pause(refusedPauseMs);
  }
}

/** The status of a response; 0 if the connection was closed. */
function request(address: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { "x-forwarded-for": address, host: `localhost:${port}` };
    http
      .get({ host: "127.0.0.1", port, path, agent, headers }, (response) => {
        response.resume();
        response.once("close", () => resolve(response.statusCode ?? 0));
      })
      .once("error", () => resolve(0));
  });
}
