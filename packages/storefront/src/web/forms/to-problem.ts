import { toFieldResult } from "@store/shopper-state";

/** Null if the call of a form succeeded; otherwise the reason, with the service's text if there is one. */
export function toProblem(reply: Parameters<typeof toFieldResult>[0], fallback: string): string | null {
  const result = toFieldResult(reply, { fallback });
  return result.isSuccess ? null : result.message;
}
