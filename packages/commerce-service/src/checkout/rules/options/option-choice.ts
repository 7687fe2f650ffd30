import type { CheckoutResult } from "@store/contract/checkout";
import type { RecipientChoice } from "../../../basket/basket.ts";

/** The changes of one recipient by a selection, or its refusal. */
export type OptionChoice = { ok: true; changes: RecipientChanges } | { ok: false; refusal: CheckoutResult };
export type RecipientChanges = { [Name in keyof RecipientChoice]?: RecipientChoice[Name] | undefined };

export const unchanged: OptionChoice = { ok: true, changes: {} };

/** A refused selection: the documented error code and a message. */
export function refuseOption(errorCode: string, message: string): OptionChoice {
  return { ok: false, refusal: { isSuccess: false, message, errorCode } };
}
