import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startStore } from "@store/dev/start-store";
import { proxyAddress } from "./tls-proxy.ts";

// The system under test, in a process and a folder of its own; it leaves when the runner does, however the runner ends.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store journeys "));
const store = await startStore({
  ports: { us: 0, ca: 0 },
  folder,
  demo: true,
  temporary: true,
  trustedProxies: proxyAddress,
  // Longer than a page takes to be laid out: what has no room reserved for its picture moves, and a journey sees it.
  pictureDelayMs: 250,
});

const leave = async () => {
  await store.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once("disconnect", () => void leave());
process.once("SIGTERM", () => void leave());
process.send?.({ addresses: store.addresses, databaseUrl: store.databaseUrl, folder });
