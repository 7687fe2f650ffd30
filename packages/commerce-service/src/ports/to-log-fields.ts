import { maskCardNumber } from "@store/card-validation";

/**
 * The loggable part of an unexpected error: its name, its code, the frames of its stack, and the message of our own
 * errors. A database's message may contain typed text, so it is omitted.
 */
export function toLogFields(error: unknown): Record<string, string | null> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const constraint = "constraint" in error && typeof error.constraint === "string" ? error.constraint : null;
  return {
    error: error.name,
    code,
    constraint,
    reason: code === null ? maskCardNumber(error.message) : null,
    stack: frames.slice(0, 8).join("\n"),
  };
}
