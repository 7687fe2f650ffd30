import type { CallFailure, CallResult } from "@store/checkout-client";
import type { StepCall } from "./step-outcome.ts";

/** The response to a call in a test: a reply, or a failure. */
type Answer = object | { readonly failure: CallFailure };

export const offline: CallFailure = { kind: "network", message: "Failed to fetch" };

/** A call that responds by its name, by default with success; records the requests. */
export function answeringCall(answers: Readonly<Record<string, Answer>> = {}) {
  const sent: Array<{ name: string; request: unknown }> = [];
  const call = (async ({ name }: { name: string }, request: unknown): Promise<CallResult<unknown>> => {
    sent.push({ name, request });
    const answer = answers[name] ?? {};
    if ("failure" in answer) return { ok: false, failure: answer.failure };
    return { ok: true, value: { isSuccess: true, errorType: 0, isValid: true, suggestions: [], ...answer } };
    // Each reply has only the fields that its test needs.
  }) as StepCall;
  return { call, sent, names: () => sent.map(({ name }) => name) };
}
