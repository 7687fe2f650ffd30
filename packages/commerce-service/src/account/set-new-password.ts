import type { accountOperations } from "@store/contract/account";
import type { CheckResetLink, SetNewPassword } from "@store/contract/account/requests";
import type { ReplyOf } from "@store/contract/operation";
import { queueMail } from "../mail/queries/outbox.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume } from "../service/rate-limit/rate-limit.ts";
import { hashText } from "../service/session/hash-text.ts";
import { rememberDevice } from "../service/session/known-device.ts";
import { addressKey } from "./authenticate.ts";
import type { PasswordReply } from "./create-account.ts";
import { updatePassword } from "./queries/accounts.ts";
import { findPasswordReset, spendPasswordReset } from "./queries/password-resets.ts";
import { endAccountSessions } from "./queries/sessions.ts";
import { clearFailures } from "./queries/sign-in-failures.ts";
import { insertTicket } from "./queries/sign-in-tickets.ts";
import { busy, resetLinkExpired } from "./refusals.ts";
import { ticketMs } from "./rules/lockout.ts";
import { checkNewPassword } from "./rules/new-account.ts";

/**
 * Whether a reset link can still be used, and whose it is. It is not used by this, so that a program that opens the links of mails does
 * no harm. There is no limit: a token has 256 random bits, and one look-up by key is cheap.
 */
export async function checkResetLink(
  { resetToken }: CheckResetLink,
  { database, clock }: CallContext,
): Promise<Answer<ReplyOf<typeof accountOperations.checkResetLink>>> {
  const email = await findPasswordReset(database, { tokenHash: hashText(resetToken), now: clock.now() });
  return { kind: "reply", reply: email === undefined ? resetLinkExpired : { isSuccess: true, email } };
}

/**
 * Sets the password of the account to which a reset link was mailed: its links are deleted, its sessions end, a lock of
 * its sign-in is removed, its owner is notified by mail, and the token of the reply signs in.
 */
export async function setNewPassword(
  { resetToken, password }: SetNewPassword,
  context: CallContext,
): Promise<Answer<PasswordReply>> {
  const { database, clock, random, identity, secrets, session: own, site, brand } = context;
  const problem = checkNewPassword(password);
  if (problem !== null)
    return { kind: "reply", reply: { isSuccess: false, errorCode: "InvalidFields", errors: { password: problem } } };
  const limited = await consume(context, limits.passwordResets);
  if (limited) return limited;
  const hashed = await identity.hashPassword(password);
  if (hashed === "busy") return busy;

  const now = clock.now();
  const sessionToken = random.token(32);
  const email = await database.transaction().execute(async (transaction) => {
    const accountId = await spendPasswordReset(transaction, { tokenHash: hashText(resetToken), now });
    if (accountId === undefined) return null;
    const { email, firstName } = await updatePassword(transaction, { accountId, phc: hashed.phc });
    await endAccountSessions(transaction, { accountId, own, now });
    await clearFailures(transaction, addressKey(secrets, email));
    const content = { kind: "passwordChanged", firstName } as const;
    await queueMail(transaction, { mailId: random.token(16), to: email, site, brand, content, now });
    const expiresAt = new Date(now.getTime() + ticketMs);
    await insertTicket(transaction, { ticketHash: hashText(sessionToken), accountId, site, brand, expiresAt });
    return email;
  });
  if (email === null) return { kind: "reply", reply: resetLinkExpired };
  rememberDevice(email, context);
  return { kind: "reply", reply: { isSuccess: true, sessionToken } };
}
