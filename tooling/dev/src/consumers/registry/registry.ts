// Runs one Verdaccio for the lifetime of the process that started it: the IPC channel closes however that process ends.
import fs from "node:fs";
import type http from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RegistryConfig, registryConfig } from "./registry-config.ts";

/** The registry's message: its port once it accepts connections, or why it does not. */
export type RegistryWord = { port: number } | { failed: string };

interface Verdaccio {
  runServer(config: RegistryConfig): Promise<http.Server>;
}

const [tools = "", folder = ""] = process.argv.slice(2);
const sweepForSeconds = 10;
let server: http.Server | undefined;

// The owner sends one message when it is done. It then removes the folder itself.
process.on("message", () => process.exit(0));
process.on("disconnect", sweep);
// The terminal's Ctrl-C is meant for the owner, whose end closes the channel.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const tell = (word: RegistryWord) => process.connected && process.send?.(word);

try {
  const { runServer }: Verdaccio = createRequire(path.join(tools, "package.json"))("verdaccio");
  const started = await runServer(registryConfig(path.join(folder, "registry")));
  server = started;
  started.on("error", (error) => tell({ failed: error.message }));
  started.listen(0, "127.0.0.1", () => {
    const address = started.address();
    tell(typeof address === "object" && address !== null ? { port: address.port } : { failed: "it got no port" });
  });
} catch (error) {
  tell({ failed: String(error) });
}

/**
 * The owner was ended in the middle: processes that it started go on writing for a moment, npm until its registry is
 * unreachable.
 */
async function sweep(): Promise<void> {
  server?.close();
  server?.closeAllConnections();
  for (let second = 0; second < sweepForSeconds; second += 1) {
    tryToRemove(folder);
    await pause(1000);
  }
  process.exit(0);
}

function tryToRemove(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // Somebody wrote into it meanwhile; the next round finds that too.
  }
}
