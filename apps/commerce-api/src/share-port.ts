import cluster, { type Worker } from "node:cluster";
import type { Settings } from "./read-settings.ts";
import { shiftTime } from "./shift-time.ts";

// Something that ends processes at once, such as a database that is gone, must not keep the machine busy starting them.
const pauseMs = 1000;

/**
 * Runs so many processes of this program on one port, and another in the place of one that dies. Told to end, it lets
 * each answer what is under way; it ends with 1 when the first never comes up or one did not end in time.
 */
export function sharePort({ processes, now }: Settings): void {
  const startedAt = Date.now();
  let isEnding = false;
  let hasServed = false;
  let exitCode = 0;

  const fork = () =>
    cluster.fork({
      // The sample catalog is loaded once: what was put on the shelves since then stays there.
      ...(hasServed && { STORE_SEED: "none" }),
      ...(now !== undefined && { STORE_NOW: shiftTime(now, Date.now() - startedAt) }),
    });
  const workers = () =>
    Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined && !worker.isDead());
  const end = () => {
    isEnding = true;
    for (const worker of workers()) tellToEnd(worker);
    if (workers().length === 0) process.exit(exitCode);
  };

  cluster.on("listening", () => {
    // The first brings the database up to date; the others have nothing to wait for then.
    if (hasServed || isEnding) return;
    hasServed = true;
    for (let count = 1; count < processes; count += 1) fork();
  });
  cluster.on("exit", (worker, code, signal) => {
    if (isEnding || !hasServed) {
      // One that was told to end before it listened for that has ended as it was told.
      exitCode ||= isEnding && (signal === "SIGTERM" || signal === "SIGINT") ? 0 : (code ?? 1);
      if (workers().length === 0) process.exit(exitCode);
      return;
    }
    console.error(`Process ${worker.process.pid} ended unexpectedly; a new process replaces it.`);
    setTimeout(() => !isEnding && fork(), pauseMs);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  fork();
}

// A terminal tells every process at once; a process that was told already does not mind.
function tellToEnd(worker: Worker): void {
  worker.process.kill("SIGTERM");
}
