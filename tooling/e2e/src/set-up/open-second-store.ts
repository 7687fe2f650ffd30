import { fork } from "node:child_process";
import path from "node:path";
import type { Storefront } from "./storefronts.ts";

export interface SecondStore {
  addressOf(storefront: Storefront): string;
  close(): void;
}

/** A store of its own settings on the database of all journeys. */
export async function openSecondStore(settings: NodeJS.ProcessEnv): Promise<SecondStore> {
  const server = fork(path.join(import.meta.dirname, "serve.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [],
    env: { ...process.env, ...settings, NODE_ENV: "production" },
  });
  const { addresses } = await new Promise<{ addresses: Record<Storefront, string> }>((resolve, reject) => {
    server.once("message", (message) => resolve(message as { addresses: Record<Storefront, string> }));
    server.once("exit", (code) => reject(new Error(`The second store left before it was ready (exit ${code}).`)));
  });
  return {
    addressOf: (storefront) => addresses[storefront],
    close: () => void server.kill("SIGTERM"),
  };
}
