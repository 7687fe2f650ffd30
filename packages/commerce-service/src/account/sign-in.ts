import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { queueMail } from "../mail/outbox.ts";
import type { CallContext } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import type { Session } from "../service/session/session-store.ts";
import { insertSession, makeSession, type StartedSession } from "../service/session/session-store.ts";
import { joinGuestBasket } from "./join-guest-basket.ts";
import { findAccount } from "./queries/accounts.ts";
import { lockAccount, lockSession, replaceSession, transferSessionData } from "./queries/sessions.ts";
import { lockTicket, spendTicket } from "./queries/sign-in-tickets.ts";
import { rememberDevice } from "./rules/known-device.ts";
import { toDeviceName } from "./rules/to-device-name.ts";
import { toOwnerId } from "./rules/to-owner-id.ts";

/** `isCartMet`: the cart may hold more than the shopper has seen. */
export type SignIn =
  | { kind: "signedIn"; started: StartedSession; isCartMet: boolean }
  | { kind: "refused"; errorCode: "SignInExpired" | "InProgress" };

/**
 * Opens an account's session with the token of a right password, once: the session gets another id, and what the guest
 * gathered joins the account's, and a browser that is new to the account is told to its owner, all in one transaction. Without a session that still stands there is nothing to join.
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
      // The account's first basket was begun on another device in this very moment; now it is there to join.
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
    // By a second press, or in another tab, it may have given way to another meanwhile.
    const current = session && (await lockSession(transaction, session.sessionId)) ? session : null;
    const ticket = await lockTicket(transaction, { ticketHash, site, brand, now });
    if (!ticket) return { kind: "refused", errorCode: "SignInExpired" };
    const { accountId } = ticket;
    const accountOwnerId = toOwnerId(accountId, { site, brand });
    await lockAccount(transaction, accountId);
    // What an account gathered stays its own when somebody else signs in over it.
    const guest = current?.accountId === null ? current : null;
    const owners = guest && { guestId: guest.ownerId, accountOwnerId };
    const joining = owners ? await joinGuestBasket(transaction, { ...owners, site, now }) : "joined";
    if (joining === "placing") return { kind: "refused", errorCode: "InProgress" };
    // The first of two presses has joined the carts, and nobody may have seen what it led to.
    const isRepeated = current === null || current.accountId === accountId;
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
    // A sign-in that was refused until here may be tried again with the same ticket.
    await spendTicket(transaction, ticketHash);
    return { kind: "signedIn", started, isCartMet: isRepeated || joining === "met" };
  });
}
