// A listener in a process with the heap of a store, whose requests are answered as soon as their body is there. It
// reports its memory and what is under way when it is asked.
import { setTimeout as pause } from "node:timers/promises";
import { loadForwarding } from "./load-forwarding.ts";
import { serveApp } from "./serve-app.ts";

export interface LimitedServerReport {
  port: number;
  /** Heap and external memory after a garbage collection, in MiB. */
  mebibytes: number;
  usage: { bodies: number; bytes: number; connections: number };
}

const reading = await loadForwarding("loopback");
if (!reading.ok) throw new Error(reading.message);
const { forwarding } = reading;
const served = await serveApp({
  // The body goes the way of a page's form.
  app: { fetch: async (request) => new Response(String((await request.text()).length)) },
  port: 0,
  forwarding,
});

async function report(): Promise<LimitedServerReport> {
  globalThis.gc?.();
  // Buffers are freed after the collection of their objects.
  await pause(10);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { port: served.port, mebibytes: (heapUsed + external) / 2 ** 20, usage: forwarding.limits.usage() };
}

process.on("message", async () => process.send?.(await report()));
process.on("disconnect", () => process.exit(0));
process.send?.(await report());
