import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import getPort from "get-port";
import { openTemplate } from "../../database/test-database.ts";
import { waitUntilReady } from "../../network/wait-until-ready.ts";
import { workspaceRoot } from "../../workspace/workspace-root.ts";

export interface SampleService {
  address: string;
  stop(): Promise<void>;
}

// The service's port is its shop's with this offset.
const offset = 6;

/** Runs the commerce service as a program of its own, on a database with the sample store. */
export async function serveSample(): Promise<SampleService> {
  const database = await openTemplate();
  const port = await getPort({ host: "127.0.0.1" });
  const child = spawn(process.execPath, ["src/main.ts"], {
    cwd: path.join(workspaceRoot, "apps/commerce-api"),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      DATABASE_URL: await database.cloneDatabase("consumers"),
      STORE_PORT: String(port - offset),
      STORE_PROCESSES: "1",
      STORE_TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, "exit") : undefined;
    child.kill();
    await ended;
    await database.stop();
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(address, { withinMs: 60_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
