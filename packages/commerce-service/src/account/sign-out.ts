import type { SignOut } from "@store/contract/account/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { insertSession, makeSession } from "../service/session/session-store.ts";
import { lockSession, replaceSession } from "./queries/sessions.ts";
import { toReturnPath } from "./rules/to-return-path.ts";

/**
 * Ends an account's session and begins a guest's with an empty basket; the account's basket waits for the next sign-in.
 * A guest stays who they are.
 */
export async function signOut({ returnUrl }: SignOut, context: CallContext): Promise<Answer<never>> {
  const { session, snapshot, database, site, brand } = context;
  const location = returnUrl === undefined ? "/" : toReturnPath(returnUrl);
  const isGuest = session === null ? snapshot.replaced === null : session.accountId === null;
  if (isGuest) return { kind: "redirect", location };
  const started = makeSession(context, { site, brand });
  await database.transaction().execute(async (transaction) => {
    await insertSession(transaction, started.row);
    // By a second press, or in another tab, it may have given way already.
    if (session === null || !(await lockSession(transaction, session.sessionId))) return;
    const now = context.clock.now();
    await replaceSession(transaction, { sessionId: session.sessionId, successorId: null, now });
  });
  context.kept({ started, hasAnswer: false });
  return { kind: "redirect", location };
}
