import type { accountOperations } from "@store/contract/account";
import type { CheckResetLink } from "@store/contract/account/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { Answer, CallContext } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { findPasswordReset } from "./queries/password-resets.ts";
import { resetLinkExpired } from "./refusals.ts";

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
