import { accountOperations } from "@store/contract/account";
import type { Operation } from "@store/contract/operation";

const foreignKeyViolation = "23503";
const sessionConstraints: readonly unknown[] = ["idempotency_session_id_fkey", "recently_viewed_session_id_fkey"];

/** Whether a write failed since its session ended after the call was opened: nothing can be kept in it any more. */
export function isSessionOver(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "constraint" in error)) return false;
  return error.code === foreignKeyViolation && sessionConstraints.includes(error.constraint);
}

/** A session would begin for a browser whose own gave way to another: what it holds by now must stay as it is. */
export class SessionReplaced extends Error {}

const { authenticate, authForm, signOut } = accountOperations;
const names: ReadonlySet<string> = new Set([authenticate.name, authForm.name, signOut.name]);

/**
 * Whether a call belongs to a sign-in or a sign-out, which puts another session in the place of the present one: it is
 * answered also where that one has given way already. Who presses such a button twice without scripts never gets the answer
 * to the first press, and would be left with a cookie that is good for nothing.
 */
export function replacesSession({ name }: Pick<Operation, "name">): boolean {
  return names.has(name);
}
