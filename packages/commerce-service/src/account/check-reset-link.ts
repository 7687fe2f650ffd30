import type { CheckResetLink } from "@store/contract/account/requests";
import type { BaseReply } from "@store/contract/shared";
import type { Answer, CallContext } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { hasPasswordReset } from "./queries/password-resets.ts";
import { resetLinkExpired } from "./refusals.ts";

/**
 * Whether a reset link can still be used. It is not used by this, so that a program that opens the links of mails does
 * no harm. There is no limit: a token has 256 random bits, and one look-up by key is cheap.
 */
export async function checkResetLink(
  { resetToken }: CheckResetLink,
  { database, clock }: CallContext,
): Promise<Answer<BaseReply>> {
  const isUsable = await hasPasswordReset(database, { tokenHash: hashText(resetToken), now: clock.now() });
  return { kind: "reply", reply: isUsable ? { isSuccess: true } : resetLinkExpired };
}
