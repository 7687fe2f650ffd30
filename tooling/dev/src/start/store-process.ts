// The store itself: `start` runs this program, and restarts it when it ends. It gets the same settings as `start`.
import { describeHeldPort } from "./find-start-obstacle.ts";
import { readStartSettings } from "./read-start-settings.ts";
import { startStore } from "./start-store.ts";
import type { StoreAddresses } from "./store-apps.ts";

/** Its message once every address answers. */
export interface StoreIsOpen {
  addresses: StoreAddresses;
  databaseUrl: string;
}

// Longer than the wait for pending requests (10 s).
const patienceMs = 15_000;

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const reading = readStartSettings(process.env, process.argv);
if (!reading.ok) refuse(reading.message);
const { dev } = reading.settings;
// Vite is loaded for development only.
const createService = dev ? (await import("./reloading-service.ts")).createReloadingService : undefined;
const starting = startStore({ ...reading.settings, createService });
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
// The supervising process was killed.
process.on("disconnect", end);

const store = await starting.catch((error: NodeJS.ErrnoException & { port?: number }) =>
  // Another process has taken the port since it was checked.
  refuse(error.code === "EADDRINUSE" && error.port ? describeHeldPort(error.port, { dev }) : error.message),
);
const word: StoreIsOpen = { addresses: store.addresses, databaseUrl: store.databaseUrl };
process.send?.(word);

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // A frozen database never responds.
  setTimeout(() => process.exit(1), patienceMs).unref();
  const running = await starting.catch(() => undefined);
  await running?.stop();
  process.exit(0);
}
