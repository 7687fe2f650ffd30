// The store itself: `start` runs this program, and restarts it when it ends. It gets the same settings as `start`.
import { runProgram } from "@store/storefront-server";
import { describeHeldPort } from "./find-start-obstacle.ts";
import { readStartSettings } from "./read-start-settings.ts";
import { startStore } from "./start-store.ts";
import type { StoreAddresses } from "./store-apps.ts";

/** Its message once every address answers. */
export interface StoreIsOpen {
  addresses: StoreAddresses;
  databaseUrl: string;
}

await runProgram(begin, { explain });

async function begin() {
  const reading = readStartSettings(process.env, process.argv);
  if (!reading.ok) throw new Error(reading.message);
  // Vite is loaded for development only.
  const createService = reading.settings.dev
    ? (await import("./reloading-service.ts")).createReloadingService
    : undefined;
  const { addresses, databaseUrl, stop } = await startStore({ ...reading.settings, createService });
  process.send?.({ addresses, databaseUrl } satisfies StoreIsOpen);
  return { drain: stop };
}

/** Another process may have taken the port since it was checked. */
function explain(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  return code === "EADDRINUSE" && port ? describeHeldPort(port, { dev: process.argv.includes("--dev") }) : message;
}
