import { fork } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { offerSecondStore } from "./second-store.ts";
import { findTraces } from "./secrets.ts";
import { type Storefront, storefronts } from "./storefronts.ts";

interface Served {
  addresses: Record<Storefront, string>;
  databaseUrl: string;
  walletOrigin: string;
  folder: string;
}

/**
 * Starts the whole system once for all journeys and passes its addresses to the workers through the environment. After
 * the last journey its stored data must contain no number, code or PIN that was typed, and its audit has to be clean.
 */
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
  process.env.JOURNEY_WALLETS = served.walletOrigin;
  process.env.JOURNEY_FOLDER = served.folder;
  process.env.JOURNEY_NUMBERS = `${served.folder}.numbers`;
  const second = await offerSecondStore();
  process.env.JOURNEY_SECOND_STORE = second.url;
  return async () => {
    second.close();
    const traces = await findTraces();
    fs.rmSync(process.env.JOURNEY_NUMBERS ?? "", { force: true });
    const exited = new Promise<number | null>((resolve) => server.once("exit", resolve));
    server.disconnect();
    if ((await exited) !== 0) throw new Error("The audit of what the journeys have stored is not clean: see above.");
    if (traces.length > 0) throw new Error(`A number, a code or a PIN is stored: ${traces.join(", ")}`);
  };
}
