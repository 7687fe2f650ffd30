import type { CallFailure } from "@store/checkout-client";
import { toFailureDialog } from "@store/shopper-state";
import { getDialogText } from "./dialog-texts.ts";

/** The text of a failed call's dialog, for a page without dialogs. */
export function toFailureText(failure: CallFailure): string {
  return getDialogText(toFailureDialog(failure, null) ?? { kind: "generic" }).text;
}
