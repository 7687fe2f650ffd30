import type { Verification } from "../ports/payments.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume, refund } from "../service/rate-limit/rate-limit.ts";

/** What the processor says of the security code of a kept card; "limited" when too many wrong ones were tried. */
export async function verifyCode(
  card: { token: string; securityCode: string },
  context: CallContext,
): Promise<{ kind: Verification } | { kind: "limited"; answer: Answer<never> }> {
  const answer = await consume(context, limits.guesses);
  if (answer) return { kind: "limited", answer };
  const kind = await context.payments.verify(card);
  if (kind !== "mismatch") await refund(context, limits.guesses);
  return { kind };
}
