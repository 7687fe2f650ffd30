import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createSampleService } from "@store/sample-store/service";
import { runCommand } from "@store/start/commerce";
import { startStore } from "@store/start/start-store";
import { readTrustedProxies, readWallets } from "@store/storefront-server";
import { proxyAddress } from "./tls-proxy.ts";

// The system under test, in a separate process and folder; it ends with the runner, however the runner ends. A second
// store on its database shows another setting.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store journeys "));
const proxies = readTrustedProxies(proxyAddress);
if (!proxies.ok) throw new Error(proxies.message);
const reading = readWallets(process.env.STORE_WALLETS, "development");
if (!reading.ok) throw new Error(reading.message);
const store = await startStore({
  ports: { us: 0, ca: 0 },
  folder,
  demo: true,
  temporary: true,
  ...(process.env.JOURNEY_DATABASE && {
    databaseUrl: process.env.JOURNEY_DATABASE,
    // The first store sends the mails of both.
    createService: (options) => createSampleService(options),
  }),
  plannerOrigin: process.env.STORE_ORIGIN_PLANNER,
  recommendationBaseUrl: process.env.STORE_RECOMMENDATIONS_URL,
  wallets: reading.wallets,
  trusted: proxies.trusted,
  // Longer than the first layout, so that a picture without reserved space causes a layout shift.
  pictureDelayMs: 250,
});

const leave = async (exitCode: number) => {
  await store.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
};
process.once("disconnect", async () => {
  const { text, exitCode } = await runCommand({ name: "audit" }, store.databaseUrl);
  process.stdout.write(`${text}\n`);
  await leave(exitCode);
});
process.once("SIGTERM", () => void leave(0));
const { addresses, databaseUrl, walletOrigin } = store;
process.send?.({ addresses, databaseUrl, walletOrigin, folder });
