// Runs one PostgreSQL for the lifetime of the process that started it: the IPC channel closes however that process
// ends.
import { spawn } from "node:child_process";
import fs from "node:fs";
import type { ServerAccount } from "./server-account.ts";
import { serverEnvironment } from "./server-environment.ts";

/** The owner's instructions to its supervisor, as JSON on the command line; so they must contain no secrets. */
export interface SupervisorOrder {
  postgres: string;
  settings: string[];
  account: ServerAccount;
  logFile: string;
  /** A folder to remove once the server has ended. */
  temporary: string | undefined;
}

/**
 * A supervisor's message: the server's process id once it accepts connections, or why there is no server (any more).
 */
export type SupervisorMessage = { ready: number } | { failed: string };

const ready = "database system is ready to accept connections";
const patienceMs = 8000;
const largestLogBytes = 1_000_000;

const order: SupervisorOrder = JSON.parse(process.argv[2] ?? "");
const log = openLog(order.logFile);
const server = spawn(order.postgres, order.settings, {
  ...order.account,
  cwd: "/",
  env: serverEnvironment(),
  stdio: ["ignore", "ignore", "pipe"],
});

let lastWords = "";
server.stderr.on("data", (chunk: Buffer) => {
  writeLog(chunk);
  const before = lastWords.includes(ready);
  lastWords = (lastWords + chunk).slice(-4000);
  if (!before && lastWords.includes(ready) && server.pid !== undefined) tell({ ready: server.pid });
});
server.on("error", (error) => leave(error.message));
server.on("close", (code) => leave(lastLines() || `it ended with code ${code}`));

process.on("disconnect", stopServer);
// The terminal's Ctrl-C is meant for the owner, which finishes its requests first and then closes the channel.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

function stopServer(): void {
  server.kill("SIGINT");
  setTimeout(() => server.kill("SIGQUIT"), patienceMs).unref();
}

function leave(why: string): void {
  if (order.temporary !== undefined) fs.rmSync(order.temporary, { recursive: true, force: true });
  if (!process.connected) process.exit(0);
  process.send?.({ failed: why }, () => process.exit(0));
}

function tell(message: { ready: number }): void {
  if (process.connected) process.send?.(message);
}

function lastLines(): string {
  return lastWords.trim().split("\n").slice(-4).join(" | ");
}

function openLog(file: string): number {
  const tooLarge = (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes;
  return fs.openSync(file, tooLarge ? "w" : "a", 0o600);
}

function writeLog(chunk: Buffer): void {
  try {
    fs.writeSync(log, chunk);
  } catch {
    // A full disk must not end the supervisor: the server would stay behind without an owner.
  }
}
