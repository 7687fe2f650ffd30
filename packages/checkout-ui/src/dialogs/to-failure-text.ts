import type { CallFailure } from "@store/checkout-client";
import { toFailureDialog } from "@store/shopper-state";
import { getDialogText } from "./dialog-texts.ts";

/** A failed call in the words of its dialog, for a page without one. */
export function toFailureText(failure: CallFailure): string {
  return getDialogText(toFailureDialog(failure, null) ?? { kind: "generic" }).text;
}
