import cluster, { type Worker } from "node:cluster";
import { memorySettings } from "./memory-settings.ts";
import { surviveClosedOutput } from "./run-program.ts";

// A cause that ends processes at once, such as an unreachable database, must not make the machine restart them without
// pause.
const pauseMs = 1000;

/** The message of a process that answers. */
export const ready = "ready";

export interface SharePortOptions {
  processes: number;
  /** What the clock of the first process shows at its start (ISO 8601); the others show the same time. */
  now?: string | undefined;
}

/**
 * Runs so many processes of this program on its ports, and another in the place of one that dies. Told to end, it lets
 * each answer what is under way; it ends with 1 when the first never comes up or one did not end in time.
 */
export function sharePort({ processes, now }: SharePortOptions): void {
  surviveClosedOutput();
  const startedAt = Date.now();
  let isEnding = false;
  let hasServed = false;
  let exitCode = 0;

  const memory = memorySettings();
  cluster.setupPrimary({ execArgv: [...memory.execArgv, ...process.execArgv] });
  const fork = () =>
    cluster.fork({
      ...memory.env,
      // The sample catalog is loaded once: later changes of the catalog are kept.
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

  cluster.on("message", (_worker, message: unknown) => {
    // The first brings the database up to date; the others have nothing to wait for then.
    if (message !== ready || hasServed || isEnding) return;
    hasServed = true;
    for (let count = 1; count < processes; count += 1) fork();
  });
  cluster.on("exit", (worker, code, signal) => {
    if (isEnding || !hasServed) {
      // A process that got the signal before it listened for it has ended as requested.
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

// A terminal signals every process; a second signal does no harm.
function tellToEnd(worker: Worker): void {
  worker.process.kill("SIGTERM");
}

/** The moment (ISO 8601) that a clock shows so much later; what is no moment stays as it is, for the service to refuse. */
export function shiftTime(moment: string, byMs: number): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : new Date(time + byMs).toISOString();
}
