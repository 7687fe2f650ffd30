import path from "node:path";
import { workspaceRoot } from "@store/dev/workspace/workspace-root";
import { memorySettings, supervise } from "@store/storefront-server";
import { findStartObstacle } from "./start/find-start-obstacle.ts";
import { readStartSettings } from "./start/read-start-settings.ts";
import { removeRun, writeRun } from "./start/run-file.ts";
import { describeMails, startBanner } from "./start/start-banner.ts";
import type { StoreIsOpen } from "./start/store-process.ts";

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const reading = readStartSettings(process.env, process.argv);
if (!reading.ok) refuse(reading.message);
const { folder, dev, environment, demo, ports, origins, databaseUrl } = reading.settings;
const { pid } = process;
const wallets = Object.values(reading.settings.wallets).flat().length > 0;
const obstacle = await findStartObstacle({ folder, ports, pid, dev, wallets });
if (obstacle !== undefined) refuse(obstacle);

const run = { pid, startedAt: new Date().toISOString(), ports };
writeRun(folder, run);
process.on("exit", () => removeRun(folder, pid));

console.log("Starting the database and the service ...");
let isOpen = false;
const memory = memorySettings();
const store = supervise({
  program: path.join(import.meta.dirname, "start/store-process.ts"),
  args: process.argv.slice(2),
  // Vite needs more memory than a store.
  execArgv: dev ? [] : memory.execArgv,
  env: { ...memory.env, ...process.env },
  // Its only message.
  onMessage: (word) => say(word as StoreIsOpen),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => store.end());
process.exitCode = await store.ended;

function say({ addresses, databaseUrl: openUrl }: StoreIsOpen): void {
  writeRun(folder, { ...run, databaseUrl: openUrl });
  if (isOpen) {
    console.log("The store is running again.");
    return;
  }
  isOpen = true;
  const database = databaseUrl
    ? "your own (DATABASE_URL)"
    : `PostgreSQL from npm, its address is in ${path.relative(workspaceRoot, folder)}/run.json`;
  const mails = describeMails({ demo, ports, folder }, process.env.STORE_MAIL_URL);
  const isUnpublished = environment === "production" && origins === undefined;
  console.log(startBanner({ addresses, demo, isUnpublished, database, mails, seconds: process.uptime(), dev }));
}
