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
import type { KeeperOrder, KeeperWord } from "./keeper-order.ts";
import { reachableBinaries } from "./reachable-binaries.ts";
import { serverAccount } from "./server-account.ts";
import { serverSettings } from "./server-settings.ts";

export interface OpenDatabaseOptions {
  /** Where the database lies; made at the first opening. */
  folder: string;
  /** Takes the server's own lines. Default: the folder's name with `.log`; a temporary database keeps it among its files. */
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
  /** Where the files really lie. */
  home: string;
  /** Resolves with the reason when the server ends although nobody called `stop`. */
  lost: Promise<string>;
  stop(): Promise<void>;
}

const passingTroubles = /already exists|still in use|could not bind|Address already in use/;

/**
 * Opens the PostgreSQL of a folder; it lives as long as the calling process, however that ends.
 * Throws, naming the holder, when another process has the folder open for longer than `waitMs`, and with the server's last words otherwise.
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
    const { keeper, word } = await startKeeper({
      postgres: path.join(binaries, "bin", "postgres"),
      settings: [...["-D", cluster.data, "-p", String(port)], ...serverSettings({ durable })],
      account: serverAccount(),
      logFile: logFile ?? (temporary ? path.join(home, "server.log") : `${path.resolve(folder)}.log`),
      temporary: temporary ? home : undefined,
    });
    if ("ready" in word) return handOver(keeper, { pid: word.ready, port, home, cluster });
    const isPassing = passingTroubles.test(word.failed);
    if (!isPassing || Date.now() > deadline) throw new Error(explain(home, cluster, word.failed));
    await pause(150);
  }
}

async function startKeeper(order: KeeperOrder): Promise<{ keeper: ChildProcess; word: KeeperWord }> {
  const program = path.join(import.meta.dirname, "keeper.ts");
  // Under `node --watch` a child would report its imports through the same channel, before its own words.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  const keeper = fork(program, [JSON.stringify(order)], {
    cwd: "/",
    env,
    detached: true,
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const word = await new Promise<KeeperWord>((resolve) => {
    // A keeper says nothing but its two words.
    keeper.once("message", (said) => resolve(said as KeeperWord));
    keeper.once("error", (error) => resolve({ failed: error.message }));
    // The channel closes after its last message, whereas "exit" may overtake it.
    keeper.once("disconnect", () => resolve({ failed: "its keeper was ended" }));
  });
  return { keeper, word };
}

function handOver(
  keeper: ChildProcess,
  { pid, port, home, cluster }: { pid: number; port: number; home: string; cluster: Cluster },
): OpenDatabase {
  let isStopping = false;
  let reason = "its keeper was ended";
  keeper.on("message", (word: KeeperWord) => {
    if ("failed" in word) reason = word.failed;
  });
  const ended = once(keeper, "exit").then(() => {
    // Whoever ended the keeper left the server without an owner.
    if (isAlive(pid) && findDataFolderHolder(cluster.data).kind === "orphan") process.kill(pid, "SIGINT");
  });
  const closed = once(keeper, "disconnect");
  const lost = new Promise<string>((resolve) => {
    Promise.all([ended, closed]).then(() => isStopping || resolve(reason));
  });
  // The owner may end without asking; the closing channel tells the keeper.
  keeper.unref();
  keeper.channel?.unref();
  return {
    url: `postgres://store:${cluster.password}@127.0.0.1:${port}/postgres`,
    pid,
    home,
    lost,
    async stop() {
      isStopping = true;
      keeper.ref();
      if (keeper.connected) keeper.disconnect();
      await ended;
    },
  };
}

function explain(home: string, { data }: Cluster, said: string): string {
  const holder = findDataFolderHolder(data);
  return holder.kind === "server"
    ? `The database in ${home} is in use: process ${holder.pid} serves it for another program. Stop that program (\`npx -y pnpm@12 stop\` ends a start) and try again.`
    : `The database in ${home} did not start: ${said}`;
}
