import type { CheckoutResult } from "@store/contract/checkout";
import type { RecipientChoice } from "../../../basket/basket.ts";

/** What a shopper's choice changes of one recipient, or why it cannot be kept. */
export type OptionChoice = { ok: true; changes: RecipientChanges } | { ok: false; refusal: CheckoutResult };
export type RecipientChanges = { [Name in keyof RecipientChoice]?: RecipientChoice[Name] | undefined };

export const unchanged: OptionChoice = { ok: true, changes: {} };

/** A choice that cannot be kept: the call's documented code and a text for the shopper. */
export function refuseOption(errorCode: string, message: string): OptionChoice {
  return { ok: false, refusal: { isSuccess: false, message, errorCode } };
}
