import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { isAlive } from "../process/is-alive.ts";
import { clearStaleServer, findDataFolderHolder } from "./clear-stale-server.ts";
import { type Cluster, createCluster } from "./create-cluster.ts";
import { findDatabaseHome } from "./find-database-home.ts";
import { reachableBinaries } from "./reachable-binaries.ts";
import { serverAccount } from "./server-account.ts";
import { serverSettings } from "./server-settings.ts";
import type { SupervisorMessage, SupervisorOrder } from "./supervisor.ts";

export interface OpenDatabaseOptions {
  /** The folder of the database; created at the first opening. */
  folder: string;
  /** The server's log file. Default: the folder's name with `.log`; a temporary database keeps it among its files. */
  logFile?: string;
  /** False gives up safety against power loss for speed: functional tests only. */
  durable?: boolean;
  /** The folder is removed when the server ends, however its owner ended. */
  temporary?: boolean;
  /** Default: a free one. */
  port?: number;
  /** How long to wait for a predecessor to leave the folder. */
  waitMs?: number;
}

export interface OpenDatabase {
  url: string;
  /** Process id of the server. */
  pid: number;
  /** The actual folder of the files. */
  home: string;
  /** Resolves with the reason when the server ends without a call of `stop`. */
  lost: Promise<string>;
  stop(): Promise<void>;
}

const passingTroubles = /already exists|still in use|could not bind|Address already in use/;

/**
 * Opens the PostgreSQL of a folder; it runs as long as the calling process, however that ends. Throws, naming the
 * holder, when another process has the folder open for longer than `waitMs`, and with the server's last output
 * otherwise.
 */
export async function openDatabase({
  folder,
  logFile,
  durable = true,
  temporary = false,
  port: wanted,
  waitMs = 8000,
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  fs.mkdirSync(path.dirname(path.resolve(folder)), { recursive: true });
  const binaries = reachableBinaries();
  const home = findDatabaseHome(folder);
  const cluster = createCluster(home, { binaries, durable });
  const deadline = Date.now() + waitMs;
  for (;;) {
    clearStaleServer(cluster.data);
    const port = wanted ?? (await getPort({ host: "127.0.0.1" }));
    const { supervisor, word } = await startSupervisor({
      postgres: path.join(binaries, "bin", "postgres"),
      settings: [...["-D", cluster.data, "-p", String(port)], ...serverSettings({ durable })],
      account: serverAccount(),
      logFile: logFile ?? (temporary ? path.join(home, "server.log") : `${path.resolve(folder)}.log`),
      temporary: temporary ? home : undefined,
    });
    if ("ready" in word) return handOver(supervisor, { pid: word.ready, port, home, cluster });
    const isPassing = passingTroubles.test(word.failed);
    if (!isPassing || Date.now() > deadline) throw new Error(explain(home, cluster, word.failed));
    await pause(150);
  }
}

async function startSupervisor(order: SupervisorOrder): Promise<{ supervisor: ChildProcess; word: SupervisorMessage }> {
  const program = path.join(import.meta.dirname, "supervisor.ts");
  // Under `node --watch` a child would report its imports through the same channel, before its own messages.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  const supervisor = fork(program, [JSON.stringify(order)], {
    cwd: "/",
    env,
    detached: true,
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const word = await new Promise<SupervisorMessage>((resolve) => {
    // A supervisor sends only its two messages.
    supervisor.once("message", (said) => resolve(said as SupervisorMessage));
    supervisor.once("error", (error) => resolve({ failed: error.message }));
    // The channel closes after its last message, whereas "exit" may overtake it.
    supervisor.once("disconnect", () => resolve({ failed: "its supervisor was ended" }));
  });
  return { supervisor, word };
}

function handOver(
  supervisor: ChildProcess,
  { pid, port, home, cluster }: { pid: number; port: number; home: string; cluster: Cluster },
): OpenDatabase {
  let isStopping = false;
  let reason = "its supervisor was ended";
  supervisor.on("message", (word: SupervisorMessage) => {
    if ("failed" in word) reason = word.failed;
  });
  const ended = once(supervisor, "exit").then(() => {
    // Whoever ended the supervisor left the server without an owner.
    if (isAlive(pid) && findDataFolderHolder(cluster.data).kind === "orphan") process.kill(pid, "SIGINT");
  });
  const closed = once(supervisor, "disconnect");
  const lost = new Promise<string>((resolve) => {
    Promise.all([ended, closed]).then(() => isStopping || resolve(reason));
  });
  // The owner may end without a message; then the channel closes.
  supervisor.unref();
  supervisor.channel?.unref();
  return {
    url: `postgres://store:${cluster.password}@127.0.0.1:${port}/postgres`,
    pid,
    home,
    lost,
    async stop() {
      isStopping = true;
      supervisor.ref();
      if (supervisor.connected) supervisor.disconnect();
      await ended;
    },
  };
}

function explain(home: string, { data }: Cluster, said: string): string {
  const holder = findDataFolderHolder(data);
  return holder.kind === "server"
    ? `The database in ${home} is in use: process ${holder.pid} serves it for another program. Stop that program and try again (\`npx -y pnpm@12 stop\` stops the store, \`stop --dev\` the store of \`dev\`).`
    : `The database in ${home} did not start: ${said}`;
}
