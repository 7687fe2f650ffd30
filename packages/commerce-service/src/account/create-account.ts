import type { CreateAccount } from "@store/contract/account/requests";
import { normalizeName } from "@store/postal-and-address";
import { queueMail } from "../mail/queries/outbox.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { rememberDevice } from "../service/session/known-device.ts";
import { guardNewEmail, takeEmail } from "./guard-new-email.ts";
import { toAccountEmail } from "./password-identity.ts";
import { insertAccount } from "./queries/accounts.ts";
import { insertTicket } from "./queries/sign-in-tickets.ts";
import { busy } from "./refusals.ts";
import { ticketMs } from "./rules/lockout.ts";
import { checkNewAccount, type FieldErrors } from "./rules/new-account.ts";

/** The reply of the calls that set a password. */
export interface PasswordReply {
  isSuccess: boolean;
  errorCode?: string;
  message?: string;
  errors?: FieldErrors;
  sessionToken?: string;
}

/**
 * Creates an account and returns the token that signs in to it, so that the guest's cart joins it as at every sign-in.
 * The reply reveals that an e-mail address is in use, so tries with used ones are limited to five an hour per network
 * block. Invalid input reveals nothing, and costs nothing.
 */
export async function createAccount(request: CreateAccount, context: CallContext): Promise<Answer<PasswordReply>> {
  const errors = checkNewAccount(request);
  if (errors) return { kind: "reply", reply: { isSuccess: false, errorCode: "InvalidFields", errors } };
  return guardNewEmail(context, () => create(request, context));
}

async function create(request: CreateAccount, context: CallContext): Promise<Answer<PasswordReply>> {
  const { clock, random, identity, site, brand } = context;
  const hashed = await identity.hashPassword(request.password);
  if (hashed === "busy") return busy;

  const now = clock.now();
  const accountId = `account-${random.token(12)}`;
  const email = toAccountEmail(request.email);
  const firstName = normalizeName(request.firstName);
  const sessionToken = random.token(32);
  const outcome = await takeEmail(context, async (transaction) => {
    const names = { firstName, lastName: normalizeName(request.lastName) };
    if (!(await insertAccount(transaction, { accountId, email, ...names, phc: hashed.phc, now }))) return false;
    const content = { kind: "accountCreated", firstName } as const;
    await queueMail(transaction, { mailId: random.token(16), to: email, site, brand, content, now });
    const expiresAt = new Date(now.getTime() + ticketMs);
    await insertTicket(transaction, { ticketHash: hashText(sessionToken), accountId, site, brand, expiresAt });
    return true;
  });
  if (outcome.kind === "refused") return outcome;
  if (outcome.kind === "taken") {
    rememberDevice(email, context);
    return { kind: "reply", reply: { isSuccess: true, sessionToken } };
  }
  const inUse = { email: "There is an account with this email address already. Sign in, or reset its password." };
  return { kind: "reply", reply: { isSuccess: false, errorCode: "EmailInUse", errors: inUse } };
}
