import { accountOperations } from "@store/contract/account";
import type { Operation } from "@store/contract/operation";

const foreignKeyViolation = "23503";
const sessionConstraints: readonly unknown[] = ["idempotency_session_id_fkey", "recently_viewed_session_id_fkey"];

/** Whether a write failed because its session ended after the call started: nothing can be stored in it any more. */
export function isSessionOver(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "constraint" in error)) return false;
  return error.code === foreignKeyViolation && sessionConstraints.includes(error.constraint);
}

/** A session would start for a browser whose own was replaced: its current cookie must stay. */
export class SessionReplaced extends Error {}

const { authenticate, authForm, signOut } = accountOperations;
const names: ReadonlySet<string> = new Set([authenticate.name, authForm.name, signOut.name]);

/**
 * Whether a call belongs to a sign-in or a sign-out, which replaces the current session: it is also handled if that is
 * replaced already. After a double click without scripts the browser drops the first response, and would be left with
 * an invalid cookie.
 */
export function replacesSession({ name }: Pick<Operation, "name">): boolean {
  return names.has(name);
}
