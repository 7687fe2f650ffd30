import type { Verification } from "../ports/payments.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { startTry, takeBackTry } from "../service/limits/limit-tries.ts";
import { limits } from "../service/limits/limits.ts";

/** What the processor says of the security code of a kept card; "limited" when too many wrong ones were tried. */
export async function verifyCode(
  card: { token: string; securityCode: string },
  context: CallContext,
): Promise<{ kind: Verification } | { kind: "limited"; answer: Answer<never> }> {
  const answer = await startTry(context, limits.guesses);
  if (answer) return { kind: "limited", answer };
  const kind = await context.payments.verify(card);
  if (kind !== "mismatch") await takeBackTry(context, limits.guesses);
  return { kind };
}
