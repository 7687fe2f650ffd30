import { spawnSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import { describeProcess, type ProcessDescription } from "@store/dev/process/describe-process";
import { listenLocally } from "@store/storefront-server";

const listening = "0A";

/**
 * Finds the process that listens on a port of this machine. Undefined when there is none, and also when it belongs to
 * another account and the system does not reveal it.
 */
export function findPortHolder(port: number): ProcessDescription | undefined {
  const pid = process.platform === "linux" ? findInProc(port) : askLsof(port);
  return pid === undefined ? undefined : describeProcess(pid);
}

function findInProc(port: number): number | undefined {
  const sockets = new Set(listeningSockets(port).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return undefined;
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => openFiles(pid).some((file) => sockets.has(file)));
}

function listeningSockets(port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  return ["/proc/net/tcp", "/proc/net/tcp6"].filter(fs.existsSync).flatMap((table) =>
    fs
      .readFileSync(table, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === listening)
      .flatMap((fields) => fields[9] ?? []),
  );
}

function openFiles(pid: number): string[] {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).map((name) => readLink(`/proc/${pid}/fd/${name}`));
  } catch {
    // Another account's process, or one that has just left.
    return [];
  }
}

function readLink(file: string): string {
  try {
    return fs.readlinkSync(file);
  } catch {
    // Closed since it was listed.
    return "";
  }
}

function askLsof(port: number): number | undefined {
  const asked = spawnSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-t"], { encoding: "utf8" });
  const pid = Number.parseInt(asked.stdout ?? "", 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/**
 * Whether a process listens on this port at the machine's own addresses; throws when the system forbids the check
 * (ports below 1024).
 */
export async function isPortHeld(port: number): Promise<boolean> {
  try {
    const listener = await listenLocally(http.createServer(), port);
    listener.close();
    return false;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return true;
    throw error;
  }
}
