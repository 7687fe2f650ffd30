import path from "node:path";
import { storeFolder } from "@store/dev/workspace/workspace-root";
import { memorySettings, supervise } from "@store/storefront-server";
import getPort from "get-port";
import type { StoreWorkerTask } from "./store-worker.ts";

/** A store in a process of its own, with the heap and the restarts that `start` gives it. */
export interface ServedStore {
  /** The United States site of the first brand, and its port at 127.0.0.1. */
  origin: string;
  port: number;
  /** How often the process has become ready; 1 as long as it has not ended by itself. */
  starts(): number;
  stop(): Promise<void>;
}

/**
 * Serves the built storefronts on free ports over the database of a proof; resolves when they answer. Clients on this
 * machine are trusted proxies, so that each request names its own address in `X-Forwarded-For`.
 */
export async function serveStore({ databaseUrl }: { databaseUrl: string }): Promise<ServedStore> {
  const us = await getPort({ host: "127.0.0.1" });
  const ca = await getPort({ host: "127.0.0.1", exclude: [us] });
  // Kept between runs: the compressed copies of the builds take seconds.
  const folder = path.join(storeFolder, "prove");
  const task: StoreWorkerTask = { databaseUrl, folder, ports: { us, ca }, trustedProxies: "loopback" };
  let starts = 0;
  const ready = Promise.withResolvers<void>();
  const memory = memorySettings();
  const supervised = supervise({
    program: path.join(import.meta.dirname, "store-worker.ts"),
    args: [JSON.stringify(task)],
    execArgv: memory.execArgv,
    env: { ...memory.env, ...process.env, NODE_ENV: "production" },
    onMessage() {
      starts += 1;
      ready.resolve();
    },
  });
  const failed = supervised.ended.then((code) => {
    throw new Error(`The store ended with code ${code} before it was ready.`);
  });
  await Promise.race([ready.promise, failed]);
  failed.catch(() => undefined);
  return {
    origin: `http://localhost:${us}`,
    port: us,
    starts: () => starts,
    async stop() {
      supervised.end();
      await supervised.ended;
    },
  };
}
