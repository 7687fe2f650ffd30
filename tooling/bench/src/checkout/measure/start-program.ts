import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { openConnection } from "./open-connection.ts";

export interface Program {
  port: number;
  pid: number;
  stop(): Promise<void>;
}
export interface ProgramOptions {
  /** Below this folder's parent, or absolute. */
  file: string;
  environment(port: number): Record<string, string>;
  /** Options of Node itself. */
  words?: readonly string[];
}

const withinMs = 60_000;
const pauseMs = 50;

/** Starts a program as a separate process, on a free port of this machine; resolves when /readyz answers 200. */
export async function startProgram({ file, environment, words = [] }: ProgramOptions): Promise<Program> {
  const port = await getPort({ host: "127.0.0.1" });
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [...words, path.resolve(import.meta.dirname, "..", file)], {
    env: { PATH, NODE_ENV: "production", ...environment(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = once(child, "exit");
  const deadline = Date.now() + withinMs;
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it was ready.`);
    if (Date.now() > deadline) throw new Error(`${file} was not ready within ${withinMs} ms.`);
    await pause(pauseMs);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const connection = openConnection(port);
    const { status } = await connection.ask({ method: "GET", path: "/readyz" });
    connection.close();
    return status === 200;
  } catch {
    // Nobody listens there yet.
    return false;
  }
}
