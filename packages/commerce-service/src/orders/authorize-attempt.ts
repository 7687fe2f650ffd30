import type { AttemptCard, AttemptFailure, OrderAttemptRow } from "../database/schema.ts";
import type { DeclineCode, Payments } from "../ports/payments.ts";
import type { PaymentToken } from "./rules/to-order-draft.ts";

/** The processor's result for all cards of an attempt. */
export type AttemptAuthorization =
  | { kind: "approved" }
  /** `isAnythingHeld`: an earlier card was approved and has to be released. */
  | { kind: "declined"; failure: AttemptFailure; isAnythingHeld: boolean }
  | { kind: "unknown" };

/**
 * Authorizes the cards of an attempt one after the other, each with its own reference, and stops at the first that is
 * not approved. Nothing is due if there are none.
 */
export async function authorizeAttempt(
  payments: Payments,
  { cards, currency }: OrderAttemptRow,
  tokens: ReadonlyMap<string, PaymentToken>,
): Promise<AttemptAuthorization> {
  for (const [index, { reference, kind, amountCents }] of cards.entries()) {
    const token = tokens.get(reference) ?? { token: "" };
    const answer = await payments.authorize({ reference, ...token, amountCents, currency });
    if (answer.kind === "unknown") return answer;
    if (answer.kind === "declined") {
      return { kind: "declined", failure: toFailure(answer.code, kind), isAnythingHeld: index > 0 };
    }
  }
  return { kind: "approved" };
}

/** Why an attempt failed, by the processor's code and by what was to pay. */
export function toFailure(code: DeclineCode, kind: AttemptCard["kind"]): AttemptFailure {
  const told: readonly AttemptFailure[] =
    kind === "card" ? ["verificationRequired", "codeMismatch"] : ["insufficientFunds", "limitExceeded", "expiredCard"];
  return told.find((failure) => failure === code) ?? "declined";
}
