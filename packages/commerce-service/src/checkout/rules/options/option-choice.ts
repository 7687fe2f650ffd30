import type { CheckoutResult } from "@store/contract/checkout";
import type { RecipientChoice } from "../../../basket/basket.ts";
import type { Decision } from "../../../basket/decision.ts";

/** The result of a selection for one recipient. */
export type OptionChoice = Decision<{ changes: RecipientChanges }, CheckoutResult>;
type RecipientChanges = { [Name in keyof RecipientChoice]?: RecipientChoice[Name] | undefined };

export const noChange: OptionChoice = { kind: "unchanged" };

/** A refused selection: the documented error code and a message. */
export function refuseOption(errorCode: string, message: string): OptionChoice {
  return { kind: "refused", refusal: { isSuccess: false, message, errorCode } };
}
