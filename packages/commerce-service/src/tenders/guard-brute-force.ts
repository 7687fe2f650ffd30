import type { BasketCall } from "../basket/basket-call.ts";
import type { Answer } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { withRateLimit } from "../service/rate-limit/rate-limit.ts";

const guesses: ReadonlySet<string> = new Set(["GiftCardNotFound", "CertificateNotFound"]);

/** Runs work with a number that could be guessed: wrong ones are counted, and after too many none is evaluated. */
export function guardBruteForce<Reply extends { errorCode?: string | null | undefined }>(
  context: BasketCall,
  attempt: () => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  return withRateLimit(context, limits.guesses, {
    attempt,
    isSpent: (answer) => answer.kind === "reply" && guesses.has(answer.reply.errorCode ?? ""),
  });
}
