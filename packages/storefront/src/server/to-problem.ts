import { toFieldResult } from "@store/shopper-state";

/** Null when a form's call has done what it asked for; else why not, in the service's own words where it says any. */
export function toProblem(reply: Parameters<typeof toFieldResult>[0], fallback: string): string | null {
  const result = toFieldResult(reply, { fallback });
  return result.isSuccess ? null : result.message;
}
