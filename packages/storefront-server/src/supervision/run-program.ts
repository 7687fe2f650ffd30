/** What a program has begun. */
export interface Running {
  /** Finishes what is under way. */
  drain(): Promise<void>;
}

// Longer than the wait for pending requests (10 s).
const patienceMs = 15_000;

/**
 * Runs a program until it is asked to end by SIGTERM, SIGINT, SIGHUP or the end of the process that started it: it then
 * finishes what is under way. What an operator can correct ends it with one line, the message of `explain`.
 */
export async function runProgram(begin: () => Promise<Running>, { explain = toOneLine } = {}): Promise<void> {
  surviveClosedOutput();
  const beginning = begin();
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    // A frozen database never responds.
    setTimeout(() => process.exit(1), patienceMs).unref();
    const running = await beginning.catch(() => undefined);
    await running?.drain();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  process.on("disconnect", end);
  await beginning.catch((error: unknown) => {
    const line = explain(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exit(1);
  });
}

/** Keeps the process when nobody reads its output any more: every line would end it by an error of the stream. */
export function surviveClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
}

/** Other errors are faults of the program, whose stack is wanted. */
export function toOneLine(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // By name: the process that only shares the ports loads no service.
  if (error.name === "ConfigurationError") return error.message;
  const { code = "", port, address, hostname = address } = error as NodeJS.ErrnoException & ListenFailure;
  if (code === "EADDRINUSE" && port !== undefined)
    return `Port ${port} is in use by another process. Set STORE_PORT to another one.`;
  const remedy = remedies[code];
  return remedy && hostname !== undefined ? `The store cannot listen on ${hostname} (${code}). ${remedy}` : undefined;
}

interface ListenFailure {
  port?: number;
  address?: string;
  hostname?: string;
}

const ofThisMachine = "Set STORE_LISTEN to an address of this machine, such as 0.0.0.0 for all.";
const remedies: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: ofThisMachine,
  ENOTFOUND: ofThisMachine,
  EACCES: "Set STORE_PORT to a port above 1023, or let this account use lower ones.",
};
