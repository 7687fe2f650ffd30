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

/** Other errors are faults of the program, whose stack is wanted. */
export function toOneLine(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // By name: the process that only shares the ports loads no service.
  if (error.name === "ConfigurationError") return error.message;
  const isHeld = "code" in error && error.code === "EADDRINUSE" && "port" in error;
  return isHeld ? `Port ${error.port} is in use by another process. Set STORE_PORT to another one.` : undefined;
}
