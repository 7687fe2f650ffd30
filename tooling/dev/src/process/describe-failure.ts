/** Node's description of a program that failed or was ended for taking too long. */
interface ProgramFailure {
  code?: unknown;
  status?: unknown;
  killed?: boolean;
  stdout?: unknown;
  stderr?: unknown;
  message?: string;
}

/** Describes a failed step: its name, how it ended, and the program's whole output. */
export function describeFailure(step: string, error: unknown, { withinMs }: { withinMs: number }): string {
  const failure = (typeof error === "object" && error !== null ? error : {}) as ProgramFailure;
  const said = [failure.stdout, failure.stderr].map((text) => String(text ?? "").trim()).filter(Boolean);
  return [`${step} ${ending(failure, withinMs)}`, ...said].join("\n");
}

function ending({ code, status, killed, message }: ProgramFailure, withinMs: number): string {
  if (killed === true || code === "ETIMEDOUT") return `did not end within ${withinMs / 1000} s and was stopped`;
  const exit = [status, code].find((number) => typeof number === "number");
  return exit === undefined ? `failed: ${message ?? "without a word"}` : `ended with code ${exit}`;
}
