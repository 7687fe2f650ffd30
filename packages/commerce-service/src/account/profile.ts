import type { ChangeEmail, ChangePassword, UpdateName } from "@store/contract/account/requests";
import { normalizeName } from "@store/postal-and-address";
import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { queueMail } from "../mail/queries/outbox.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { insertSession } from "../service/queries/sessions.ts";
import { hashText } from "../service/session/hash-text.ts";
import { makeSession } from "../service/session/session-store.ts";
import { signInWidget } from "../service/sign-in-widget.ts";
import { checkPassword } from "./authenticate.ts";
import type { PasswordReply } from "./create-account.ts";
import { guardNewEmail, takeEmail } from "./guard-new-email.ts";
import { toAccountEmail } from "./password-identity.ts";
import { findAccount, saveName, updateEmail, updatePassword } from "./queries/accounts.ts";
import { deletePasswordResets } from "./queries/password-resets.ts";
import { endAccountSessions } from "./queries/sessions.ts";
import { forgiveFailure } from "./queries/sign-in-failures.ts";
import { insertTicket } from "./queries/sign-in-tickets.ts";
import { busy } from "./refusals.ts";
import { ticketMs } from "./rules/lockout.ts";
import { checkNames, checkNewEmail, checkNewPassword } from "./rules/new-account.ts";

type ProfileReply = Omit<PasswordReply, "errors" | "sessionToken"> & { errors?: Record<string, string> };

const invalid = (errors: Record<string, string>) =>
  ({ kind: "reply", reply: { isSuccess: false, errorCode: "InvalidFields", errors } }) as const;
const done = { kind: "reply", reply: { isSuccess: true } } as const;

/** Changes the name of an account. */
export async function updateName(
  accountId: string,
  names: UpdateName,
  { database }: CallContext,
): Promise<Answer<ProfileReply>> {
  const errors = checkNames(names);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const [firstName, lastName] = [normalizeName(names.firstName), normalizeName(names.lastName)];
  await saveName(database, { accountId, firstName, lastName });
  return done;
}

/**
 * Changes the e-mail address of an account, which requires its password. A mail notifies the previous address, and
 * earlier reset links become invalid. Whether an address is in use is revealed with the same limits as for a new
 * account.
 */
export async function changeEmail(
  accountId: string,
  { email: typed, currentPassword }: ChangeEmail,
  context: CallContext,
): Promise<Answer<ProfileReply>> {
  const problem = checkNewEmail(typed);
  if (problem !== null) return invalid({ email: problem });
  const refused = await confirmPassword(accountId, currentPassword, context);
  if (refused) return refused;
  return guardNewEmail(context, () => saveEmail(accountId, toAccountEmail(typed), context));
}

async function saveEmail(accountId: string, email: string, context: CallContext): Promise<Answer<ProfileReply>> {
  const { clock, random, site, brand } = context;
  const outcome = await takeEmail(context, async (transaction) => {
    const { email: to, firstName } = await findAccount(transaction, accountId);
    if (to === email) return true;
    if (!(await updateEmail(transaction, { accountId, email }))) return false;
    await deletePasswordResets(transaction, to);
    const content = { kind: "emailChanged", firstName } as const;
    await queueMail(transaction, { mailId: random.token(16), to, site, brand, content, now: clock.now() });
    return true;
  }).catch((error: unknown) => {
    // Another call saved the address at this moment.
    if (isUniqueViolation(error)) return { kind: "inUse" } as const;
    throw error;
  });
  if (outcome.kind === "refused") return outcome;
  if (outcome.kind === "taken") return done;
  const errors = { email: "There is an account with this email address already." };
  return { kind: "reply", reply: { isSuccess: false, errorCode: "EmailInUse", errors } };
}

/**
 * Changes an account's password, which requires the current one: every session ends, and the token of the reply signs
 * in again.
 */
export async function changePassword(
  accountId: string,
  { currentPassword, password }: ChangePassword,
  context: CallContext,
): Promise<Answer<ProfileReply & { sessionToken?: string }>> {
  const { database, clock, random, identity, session: own, site, brand } = context;
  const problem = checkNewPassword(password);
  if (problem !== null) return invalid({ password: problem });
  const refused = await confirmPassword(accountId, currentPassword, context);
  if (refused) return refused;
  const hashed = await identity.hashPassword(password);
  if (hashed === "busy") return busy;
  const now = clock.now();
  const sessionToken = random.token(32);
  await database.transaction().execute(async (transaction) => {
    const { email, firstName } = await updatePassword(transaction, { accountId, phc: hashed.phc });
    await endAccountSessions(transaction, { accountId, own, now });
    await deletePasswordResets(transaction, email);
    const content = { kind: "passwordChanged", firstName } as const;
    await queueMail(transaction, { mailId: random.token(16), to: email, site, brand, content, now });
    const expiresAt = new Date(now.getTime() + ticketMs);
    await insertTicket(transaction, { ticketHash: hashText(sessionToken), accountId, site, brand, expiresAt });
  });
  return { kind: "reply", reply: { isSuccess: true, sessionToken } };
}

/** Ends every session of an account, on all devices; this browser continues as a guest. */
export async function signOutEverywhere(
  accountId: string,
  _request: object,
  context: CallContext,
): Promise<Answer<{ isSuccess: boolean }>> {
  const { database, clock, session: own, site, brand } = context;
  const started = makeSession(context, { site, brand });
  await database.transaction().execute(async (transaction) => {
    await endAccountSessions(transaction, { accountId, own, now: clock.now() });
    await insertSession(transaction, started.row);
  });
  context.recordChange({ started, hasAnswer: true });
  return done;
}

/** Undefined if a password is the account's; otherwise the error of its field. Wrong ones count as at a sign-in. */
async function confirmPassword(
  accountId: string,
  password: string,
  context: CallContext,
): Promise<Answer<ProfileReply> | undefined> {
  const { email: username } = await findAccount(context.database, accountId);
  const checked = await checkPassword({ username, password }, context);
  switch (checked.kind) {
    case "right":
      await forgiveFailure(context.database, checked.keys);
      return undefined;
    case "wrong":
      return invalid({ currentPassword: "This is not your current password." });
    case "lockedOut": {
      const errors = { currentPassword: signInWidget.messages.lockout };
      return { kind: "reply", reply: { isSuccess: false, errorCode: "LOCKED_OUT", errors } };
    }
    case "busy":
      return busy;
    default:
      return checked satisfies never;
  }
}
