// A listener in a process with the heap of a store, whose requests are answered as soon as their body is there. It
// reports its memory and what is under way when it is asked.
import { setTimeout as pause } from "node:timers/promises";
import { createRequestLimits } from "../admission/create-request-limits.ts";
import { readTrustedProxies } from "../forwarding/trusted-proxies.ts";
import { listen } from "./listen.ts";

export interface LimitedServerReport {
  port: number;
  /** Heap and external memory after a garbage collection, in MiB. */
  mebibytes: number;
  usage: { bodies: number; bytes: number; connections: number };
}

const reading = readTrustedProxies("loopback");
if (!reading.ok) throw new Error(reading.message);
const { trusted } = reading;
const limits = createRequestLimits({ trusted });
const served = await listen({
  // The body goes the way of a page's form.
  app: { fetch: async (request) => new Response(String((await request.text()).length)) },
  port: 0,
  trusted,
  limits,
});

async function report(): Promise<LimitedServerReport> {
  globalThis.gc?.();
  // Buffers are freed after the collection of their objects.
  await pause(10);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { port: served.port, mebibytes: (heapUsed + external) / 2 ** 20, usage: limits.usage() };
}

process.on("message", async () => process.send?.(await report()));
process.on("disconnect", () => process.exit(0));
process.send?.(await report());
