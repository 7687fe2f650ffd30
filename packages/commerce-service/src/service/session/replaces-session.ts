import { accountOperations } from "@store/contract/account";
import type { Operation } from "@store/contract/operation";

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
