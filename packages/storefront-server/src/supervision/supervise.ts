import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Longer than a program needs to end by itself. */
const patienceMs = 20_000;
/** A program that was ready for this long has not failed at start. */
const defaultSettledMs = 5000;

export interface SuperviseOptions {
  program: string;
  args: readonly string[];
  /** Options of Node itself, such as the size of the heap. */
  execArgv: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Gets every message of the program; the first one means that it is ready. */
  onMessage(message: unknown): void;
  /** After being ready for this long, a program restarts after the first pause again; 5 s by default. */
  settledMs?: number;
}

export interface Supervised {
  /** Ends the program, which finishes its pending work. */
  end(): void;
  /** The program's final exit code: it was asked to end, or it never became ready. */
  ended: Promise<number>;
}

/**
 * Runs a program and restarts it whenever it ends unexpectedly: after half a second at first, later after longer
 * pauses. A program that never became ready is not restarted.
 */
export function supervise({
  program,
  args,
  execArgv,
  env,
  onMessage,
  settledMs = defaultSettledMs,
}: SuperviseOptions): Supervised {
  let hasComeUp = false;
  const ending = new AbortController();
  let child: ChildProcess | undefined;

  async function run(): Promise<number> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      let readyAt: number | undefined;
      child = fork(program, args, { env, execArgv: [...execArgv], stdio: "inherit" });
      child.on("message", (message) => {
        hasComeUp = true;
        readyAt ??= performance.now();
        onMessage(message);
      });
      const [code, signal] = await ended(child);
      if (ending.signal.aborted || !hasComeUp) return code ?? 1;
      if (readyAt !== undefined && performance.now() - readyAt >= settledMs) pauseMs = firstPauseMs;
      const how = signal ?? `code ${code}`;
      console.error(`The store ended unexpectedly (${how}); it restarts in ${pauseMs / 1000} s.`);
      await pause(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return 0;
    }
  }

  return {
    ended: run(),
    end() {
      ending.abort();
      const stopping = child;
      stopping?.kill("SIGTERM");
      setTimeout(() => stopping?.kill("SIGKILL"), patienceMs).unref();
    },
  };
}

/** Its exit code and signal; a program that could not be run ended with 1. */
function ended(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve([code, signal]));
    child.once("error", () => resolve([1, null]));
  });
}
