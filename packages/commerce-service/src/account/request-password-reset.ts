import type { RequestPasswordReset } from "@store/contract/account/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume } from "../service/rate-limit/rate-limit.ts";
import { hashText } from "../service/session/hash-text.ts";
import { toAccountEmail } from "./password-identity.ts";
import { queuePasswordReset } from "./queries/password-resets.ts";
import { checkNewEmail } from "./rules/new-account.ts";

/** How long a mailed link is valid. */
const resetLinkMs = 60 * 60 * 1000;

/** The texts of the reset popup and page; the same whether the account exists or not. */
export const resetPasswordContent = {
  title: "Reset Password",
  text: "Enter your email address and we will send you a link to choose a new password.",
  successMessage:
    "If there is an account with this email address, a link to choose a new password is on its way. It works for one hour.",
} as const;

/**
 * Mails a link that sets a new password once, within an hour, if the account exists. Whether it does is looked up only
 * when the mail is due, so that the response, the statements and the duration are the same. An address has at most three
 * valid links.
 */
export async function requestPasswordReset(
  { accountEmail }: RequestPasswordReset,
  context: CallContext,
): Promise<Answer<{ isSuccess: boolean; errorCode?: string; message: string }>> {
  const message = checkNewEmail(accountEmail);
  if (message !== null) return { kind: "reply", reply: { isSuccess: false, errorCode: "EmailInvalid", message } };
  const limited = await consume(context, limits.passwordResets);
  if (limited) return limited;

  const { database, clock, random, site, brand } = context;
  const now = clock.now();
  const resetToken = random.token(32);
  await queuePasswordReset(database, {
    email: toAccountEmail(accountEmail),
    tokenHash: hashText(resetToken),
    resetPath: `/account/reset-password?${new URLSearchParams({ token: resetToken })}`,
    mailId: random.token(16),
    site,
    brand,
    now,
    expiresAt: new Date(now.getTime() + resetLinkMs),
  });
  return { kind: "reply", reply: { isSuccess: true, message: resetPasswordContent.successMessage } };
}
