import type { Validator } from "./known-validators.ts";

/** A function whose answer is neither yes nor no: to go on would count each of its answers as wrong. */
export class UnreadableAnswer extends Error {}

/**
 * A function of the project, which returns true or false, or an object that says whether the number is valid. Any other
 * answer throws `UnreadableAnswer`.
 */
export function fromFunction(validate: (text: string) => unknown): Validator {
  return {
    number(text) {
      const result = validate(text);
      const answer = typeof result === "object" && result !== null ? readObject(result) : result;
      if (typeof answer === "boolean") return answer;
      if (isPromise(result)) ignoreRejection(result);
      throw new UnreadableAnswer(
        `It returned ${describe(result)}. Name a function that returns true or false at once, or an object with isValid, valid or state.`,
      );
    },
  };
}

function readObject({ isValid, valid, state }: { isValid?: unknown; valid?: unknown; state?: unknown }): unknown {
  return isValid ?? valid ?? (typeof state === "string" ? state === "valid" : undefined);
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === "function";

/** What is rejected later would end the command without its report. */
function ignoreRejection(promise: PromiseLike<unknown>): void {
  promise.then(undefined, () => undefined);
}

/** A value as a person names it: what a schema returns shows which of its fields has the answer. */
function describe(value: unknown): string {
  if (isPromise(value)) return "a promise";
  if (typeof value !== "object" || value === null)
    return typeof value === "string" ? JSON.stringify(value) : `${value}`;
  const keys = Object.keys(value).slice(0, 5);
  if (typeof (value as { safeParse?: unknown }).safeParse === "function") return "a schema, not an answer";
  const advice = keys.includes("success") ? ": return its success" : "";
  return `an object with ${keys.join(", ") || "no fields"}${advice}`;
}
