// A whole store: started by serve-store.ts, which restarts it as `start` does when it ends.
import { readTrustedProxies } from "@store/storefront-server";
import { startStore } from "../start/start-store.ts";

/** Where a store keeps its data, and at which ports it listens. */
export interface StoreWorkerTask {
  databaseUrl: string;
  folder: string;
  ports: { us: number; ca: number };
  trustedProxies: string;
}

const task: StoreWorkerTask = JSON.parse(process.argv[2] ?? "");
const reading = readTrustedProxies(task.trustedProxies);
if (!reading.ok) throw new Error(reading.message);
const store = await startStore({ ...task, trusted: reading.trusted, demo: false });
process.on("SIGTERM", end);
// The proof was ended.
process.on("disconnect", end);
process.send?.({ pid: process.pid });

async function end(): Promise<void> {
  await store.stop();
  process.exit(0);
}
