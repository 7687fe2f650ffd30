import type { Authenticate } from "@store/contract/account/requests";
import { toNetworkBlock } from "../admission/to-network-block.ts";
import type { Credentials } from "../ports/identity.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { parseDevice } from "../service/session/device-cookie.ts";
import { hashText } from "../service/session/hash-text.ts";
import { isKnownTo } from "../service/session/known-device.ts";
import { hashWithSecret, type Secrets } from "../service/session/secrets.ts";
import { signInWidget } from "../service/sign-in-widget.ts";
import { toAccountEmail } from "./password-identity.ts";
import { recordFailure, type SignInKeys } from "./queries/sign-in-failures.ts";
import { issueTicket } from "./queries/sign-in-tickets.ts";
import { busy } from "./refusals.ts";
import { ticketMs } from "./rules/lockout.ts";

const { messages } = signInWidget;
const refusals = {
  wrong: { kind: "refused", status: 401, errorCode: "E0000004", message: messages.signInSummary },
  lockedOut: { kind: "refused", status: 401, errorCode: "LOCKED_OUT", message: messages.lockout },
} as const;

/**
 * Checks a password and returns a token that opens a session once, within five minutes. Wrong passwords are counted per
 * address and per network block, also for addresses without an account, so that the response reveals nothing about
 * accounts.
 */
export async function authenticate(
  { username, password }: Authenticate,
  context: CallContext,
): Promise<Answer<{ sessionToken: string }>> {
  const { database, clock, random, site, brand } = context;
  const checked = await checkPassword({ username, password }, context);
  if (checked.kind === "busy") return busy;
  if (checked.kind !== "right") return refusals[checked.kind];
  const sessionToken = random.token(32);
  const expiresAt = new Date(clock.now().getTime() + ticketMs);
  const ticket = { ticketHash: hashText(sessionToken), accountId: checked.accountId, site, brand, expiresAt };
  await issueTicket(database, ticket, checked.keys);
  return { kind: "reply", reply: { sessionToken } };
}

type PasswordCheck =
  | {
      kind: "right";
      accountId: string /** The keys under which the try was counted, to be refunded. */;
      keys: SignInKeys;
    }
  | { kind: "wrong" | "lockedOut" | "busy" };

/** Checks a password. The try counts as a failure before the check; the caller refunds a correct one. */
export async function checkPassword(credentials: Credentials, context: CallContext): Promise<PasswordCheck> {
  const { database, clock, identity, log } = context;
  const keys = signInKeys(credentials.username, context);
  if (!(await recordFailure(database, { keys, now: clock.now() }))) {
    log.warn("sign-in locked out");
    return { kind: "lockedOut" };
  }
  const account = await identity.findAccount(credentials);
  if (account === "busy") return { kind: "busy" };
  return account ? { kind: "right", ...account, keys } : { kind: "wrong" };
}

/**
 * The keys under which a try is counted: keyed hashes, since people type passwords into the wrong field, and unknown
 * addresses should not be stored. A browser that signed in to the account before has its own count, so that nobody else
 * can lock its owner out.
 */
function signInKeys(
  username: string,
  { secrets, clientAddress = null, deviceText }: Pick<CallContext, "secrets" | "clientAddress" | "deviceText">,
): SignInKeys {
  const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
  const email = toAccountEmail(username);
  const address = addressKey(secrets, email);
  const device = parseDevice(deviceText);
  const isKnown = isKnownTo(device, { secrets, email });
  return {
    address: isKnown ? `${address}x${hashWithSecret(secrets, `sign-in device ${device?.id}`)}` : address,
    block: block === null ? null : hashWithSecret(secrets, `sign-in block ${block}`),
  };
}

/** The key for the tries of unknown browsers with an e-mail address. */
export function addressKey(secrets: Secrets, email: string): string {
  return hashWithSecret(secrets, `sign-in address ${email}`);
}
