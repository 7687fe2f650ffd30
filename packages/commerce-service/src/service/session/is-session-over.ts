const foreignKeyViolation = "23503";
const sessionConstraints: readonly unknown[] = ["idempotency_session_id_fkey", "recently_viewed_session_id_fkey"];

/** Whether a write failed since its session ended after the call was opened: nothing can be kept in it any more. */
export function isSessionOver(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "constraint" in error)) return false;
  return error.code === foreignKeyViolation && sessionConstraints.includes(error.constraint);
}

/** A session would begin for a browser whose own gave way to another: what it holds by now must stay as it is. */
export class SessionReplaced extends Error {}
