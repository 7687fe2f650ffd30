import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { queueMail } from "../mail/queries/outbox.ts";
import type { CallContext } from "../service/context.ts";
import { insertSession } from "../service/queries/sessions.ts";
import { hashText } from "../service/session/hash-text.ts";
import { rememberDevice } from "../service/session/known-device.ts";
import { toOwnerId } from "../service/session/owner-id.ts";
import { makeSession, type Session, type StartedSession } from "../service/session/session-store.ts";
import { joinGuestBasket } from "./join-guest-basket.ts";
import { findAccount } from "./queries/accounts.ts";
import { lockAccount, lockSession, replaceSession, transferSessionData } from "./queries/sessions.ts";
import { lockTicket, spendTicket } from "./queries/sign-in-tickets.ts";
import { toDeviceName } from "./rules/to-device-name.ts";

export type SignIn =
  | { kind: "signedIn"; started: StartedSession }
  | { kind: "refused"; errorCode: "SignInExpired" | "InProgress" };

/**
 * Opens an account's session with the token of a correct password, once. In one transaction, the session gets another
 * id, the guest's data joins the account's, and a mail about a new browser is queued. Without a valid session there is
 * nothing to join.
 */
export async function signIn(
  context: CallContext,
  { session, sessionToken }: { session: Session | null; sessionToken: string },
): Promise<SignIn> {
  const ticketHash = hashText(sessionToken);
  for (let tries = 1; ; tries += 1) {
    try {
      return await trySignIn(context, { session, ticketHash });
    } catch (error) {
      // Another device created the account's first basket at this moment; now it exists.
      if (!isUniqueViolation(error) || tries === 3) throw error;
    }
  }
}

function trySignIn(
  context: CallContext,
  { session, ticketHash }: { session: Session | null; ticketHash: string },
): Promise<SignIn> {
  const { database, clock, site, brand } = context;
  return database.transaction().execute(async (transaction): Promise<SignIn> => {
    const now = clock.now();
    // A second click, or another tab, may have replaced it.
    const current = session && (await lockSession(transaction, session.sessionId)) ? session : null;
    const ticket = await lockTicket(transaction, { ticketHash, site, brand, now });
    if (!ticket) return { kind: "refused", errorCode: "SignInExpired" };
    const { accountId } = ticket;
    const accountOwnerId = toOwnerId(accountId, { site, brand });
    await lockAccount(transaction, accountId);
    // The basket of an account stays its own if another account signs in over it.
    const guest = current?.accountId === null ? current : null;
    const owners = guest && { guestId: guest.ownerId, accountOwnerId };
    const joining = owners ? await joinGuestBasket(transaction, { ...owners, site, now }) : "joined";
    if (joining === "placing") return { kind: "refused", errorCode: "InProgress" };
    const started = makeSession(context, { site, brand }, { account: { accountId, ownerId: accountOwnerId } });
    await insertSession(transaction, { ...started.row, device: toDeviceName(context.userAgent ?? null) });
    if (guest) await transferSessionData(transaction, { from: guest, to: started.session });
    const { sessionId: successorId } = started.session;
    if (current) await replaceSession(transaction, { sessionId: current.sessionId, successorId, now });
    const { email, firstName } = await findAccount(transaction, accountId);
    if (!rememberDevice(email, context)) {
      const content = { kind: "newDevice", firstName, signedInAt: now.toISOString() } as const;
      await queueMail(transaction, { mailId: context.random.token(16), to: email, site, brand, content, now });
    }
    // A sign-in that was refused before this point may be retried with the same ticket.
    await spendTicket(transaction, ticketHash);
    return { kind: "signedIn", started };
  });
}
