import type { CallResult } from "@store/checkout-client";

/** Null when a form's call has done what it asked for; else why not, in the service's own words where it says any. */
export function toProblem(
  result: CallResult<{ isSuccess: boolean; message?: string | null | undefined }>,
  fallback: string,
): string | null {
  if (result.ok) return result.value.isSuccess ? null : result.value.message || fallback;
  const said = "reply" in result.failure ? result.failure.reply.message : null;
  return typeof said === "string" && said !== "" ? said : fallback;
}
