import { toFieldResult } from "@store/shopper-state";

/** Null when a form's call has done what it asked for; else why not, in the service's own words where it says any. */
export function toProblem(result: Parameters<typeof toFieldResult>[0], fallback: string): string | null {
  const answer = toFieldResult(result, { fallback });
  return answer.isSuccess ? null : answer.message;
}
