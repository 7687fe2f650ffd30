import { accountOperations } from "@store/contract/account";
import type { Operation } from "@store/contract/operation";

const { authenticate, authForm } = accountOperations;
const signInCalls: ReadonlySet<string> = new Set([authenticate.name, authForm.name]);

/**
 * Whether a call proves by a password who the shopper is. It needs no session that still stands: who presses Sign In twice
 * without scripts may never get the answer to the first press, whose session the second one no longer knows.
 */
export function provesAccount({ name }: Pick<Operation, "name">): boolean {
  return signInCalls.has(name);
}
