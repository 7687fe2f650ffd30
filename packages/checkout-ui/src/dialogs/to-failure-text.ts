import type { CallFailure } from "@store/checkout-client";
import { toFailureDialog } from "@store/shopper-state";
import { getDialogText } from "./dialog-texts.ts";

/** The text of a failed call's dialog, for a page without dialogs, whose card and PIN fields are empty again. */
export function toFailureText(failure: CallFailure): string {
  const request = toFailureDialog(failure, null) ?? { kind: "generic" };
  return request.kind === "tooManyTries" ? request.message : getDialogText(request).text;
}
