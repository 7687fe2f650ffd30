import type { Authenticate } from "@store/contract/account/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { recordFailure } from "./queries/sign-in-failures.ts";
import { issueTicket } from "./queries/sign-in-tickets.ts";
import { ticketMs } from "./rules/lockout.ts";
import { signInWidget } from "./rules/sign-in-widget.ts";
import { signInKeys } from "./sign-in-keys.ts";

const { messages } = signInWidget;
const refusals = {
  wrong: { kind: "refused", status: 401, errorCode: "E0000004", message: messages.signInSummary },
  lockedOut: { kind: "refused", status: 401, errorCode: "LOCKED_OUT", message: messages.lockout },
} as const;

/**
 * Checks a password and answers a token that opens a session once, within five minutes. Wrong passwords are counted by
 * address and by network block, for addresses without an account too, so that the answer tells nothing about either.
 */
export async function authenticate(
  { username, password }: Authenticate,
  context: CallContext,
): Promise<Answer<{ sessionToken: string }>> {
  const { database, clock, random, identity, secret, site, brand, clientAddress = null, log } = context;
  const now = clock.now();
  const { address, block } = signInKeys(secret, { username, clientAddress });
  const subjects = block === null ? [address] : [address, block];
  if (!(await recordFailure(database, { subjects, now }))) {
    log.warn("sign-in locked out");
    return refusals.lockedOut;
  }
  const account = await identity.findAccount({ username, password });
  if (!account) return refusals.wrong;
  const sessionToken = random.token(32);
  const expiresAt = new Date(now.getTime() + ticketMs);
  const ticket = { ticketHash: hashText(sessionToken), accountId: account.accountId, site, brand, expiresAt };
  await issueTicket(database, ticket, { address, block });
  return { kind: "reply", reply: { sessionToken } };
}
