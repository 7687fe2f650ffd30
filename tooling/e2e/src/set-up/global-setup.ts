import { fork } from "node:child_process";
import path from "node:path";
import { type Storefront, storefronts } from "./storefronts.ts";

interface Served {
  addresses: Record<Storefront, string>;
  databaseUrl: string;
  folder: string;
}

/** Starts the whole system once for all journeys and tells the workers its addresses through the environment. */
export default async function globalSetup() {
  const server = fork(path.join(import.meta.dirname, "serve.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [],
    // As `start` serves: without it the server renders with React's development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const served = await new Promise<Served>((resolve, reject) => {
    server.once("message", (message) => resolve(message as Served));
    server.once("exit", (code) => reject(new Error(`The system under test left before it was ready (exit ${code}).`)));
  });
  for (const [storefront, { variable }] of Object.entries(storefronts))
    process.env[variable] = served.addresses[storefront as Storefront];
  process.env.JOURNEY_DATABASE = served.databaseUrl;
  process.env.JOURNEY_FOLDER = served.folder;
  return () =>
    new Promise<void>((resolve) => {
      server.once("exit", () => resolve());
      server.disconnect();
    });
}
