import path from "node:path";
import { checkStoreOrigins } from "./start/check-store-origins.ts";
import { checkStorePort } from "./start/check-store-port.ts";
import { describeHeldPort, findStartObstacle } from "./start/find-start-obstacle.ts";
import { removeRun, writeRun } from "./start/run-file.ts";
import { startBanner } from "./start/start-banner.ts";
import { startStore } from "./start/start-store.ts";
import { commandFolder, workspaceRoot } from "./start/workspace-root.ts";

const { DATABASE_URL, STORE_NOW: now, STORE_ENVIRONMENT, STORE_PORT } = process.env;
const databaseUrl = DATABASE_URL || undefined;
const environment = STORE_ENVIRONMENT === "production" ? "production" : "development";
const demo = environment === "development";
const { folder, dev } = commandFolder();
const { pid } = process;

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

if (STORE_ENVIRONMENT && STORE_ENVIRONMENT !== environment) {
  // Taken for development it would open /demo to the world.
  refuse(`STORE_ENVIRONMENT is "${STORE_ENVIRONMENT}". Set it to production or development.`);
}
const checked = checkStorePort(STORE_PORT, { dev });
if (!checked.ok) refuse(checked.message);
const { ports } = checked;
const published = checkStoreOrigins(process.env);
if (!published.ok) refuse(published.message);
const { origins } = published;
const obstacle = await findStartObstacle({ folder, ports, pid });
if (obstacle !== undefined) refuse(obstacle);

const run = { pid, startedAt: new Date().toISOString(), ports };
writeRun(folder, run);
process.on("exit", () => removeRun(folder, pid));

console.log("Starting the database and the service ...");
// Vite is loaded for development only.
const createService = dev ? (await import("./start/reloading-service.ts")).createReloadingService : undefined;
const starting = startStore({ demo, environment, ports, origins, databaseUrl, folder, dev, now, createService });
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));

const store = await starting.catch((error: NodeJS.ErrnoException & { port?: number }) =>
  // Somebody took the port since it was looked at.
  refuse(error.code === "EADDRINUSE" && error.port ? describeHeldPort(error.port) : error.message),
);
writeRun(folder, { ...run, databaseUrl: store.databaseUrl });
const database = databaseUrl
  ? "your own (DATABASE_URL)"
  : `PostgreSQL from npm, its address is in ${path.relative(workspaceRoot, folder)}/run.json`;
const isUnpublished = environment === "production" && origins === undefined;
const seconds = process.uptime();
console.log(startBanner({ addresses: store.addresses, demo, isUnpublished, database, seconds, dev }));

store.databaseLost.then((reason) => {
  console.error(
    `The database ended although nobody stopped the store: ${reason}\nStart again; no row that was answered for is lost.`,
  );
  end(1);
});

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const running = await starting.catch(() => undefined);
  await running?.stop();
  process.exit(code);
}
