import { setTimeout as pause } from "node:timers/promises";
import { describeProcess } from "./describe-process.ts";
import { isAlive } from "./is-alive.ts";

/** Waits until a process has ended; returns false if it still runs after `withinMs`. */
export async function waitUntilEnded(pid: number, { withinMs }: { withinMs: number }): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await pause(30);
  }
  return true;
}

function isRunning(pid: number): boolean {
  // A zombie still has its id but no longer runs. Windows does not describe processes.
  return process.platform === "win32" ? isAlive(pid) : describeProcess(pid) !== undefined;
}
