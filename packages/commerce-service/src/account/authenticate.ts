import type { Authenticate } from "@store/contract/account/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { hashText, hashWithSecret } from "../service/session/hash-text.ts";
import { toNetworkBlock } from "../service/to-network-block.ts";
import { toAccountEmail } from "./password-identity.ts";
import { recordFailure } from "./queries/sign-in-failures.ts";
import { issueTicket } from "./queries/sign-in-tickets.ts";
import { busy } from "./refusals.ts";
import { ticketMs } from "./rules/lockout.ts";
import { signInWidget } from "./rules/sign-in-widget.ts";

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
  if (account === "busy") return busy;
  if (!account) return refusals.wrong;
  const sessionToken = random.token(32);
  const expiresAt = new Date(now.getTime() + ticketMs);
  const ticket = { ticketHash: hashText(sessionToken), accountId: account.accountId, site, brand, expiresAt };
  await issueTicket(database, ticket, { address, block });
  return { kind: "reply", reply: { sessionToken } };
}

/** What a try to sign in is counted under; the block is null when nobody can tell where it comes from. */
interface SignInKeys {
  address: string;
  block: string | null;
}

/**
 * The names under which a try is counted: keyed hashes, since people type passwords into the wrong field and a table of
 * addresses that do not exist is nobody's business.
 */
export function signInKeys(
  secret: string,
  { username, clientAddress }: { username: string; clientAddress: string | null },
): SignInKeys {
  const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
  return {
    address: hashWithSecret(secret, `sign-in address ${toAccountEmail(username)}`),
    block: block === null ? null : hashWithSecret(secret, `sign-in block ${block}`),
  };
}
