import type { CallFailure } from "@store/checkout-client";
import { loggingOperations } from "@store/contract/logging";
import type { Operation } from "@store/contract/operation";
import { atom } from "jotai/vanilla";
import { cartValueAtom } from "../basket/cart-value.ts";
import { checkoutAtom } from "../basket/checkout-atom.ts";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { showDialogAtom } from "./dialog-atom.ts";
import { toFailureDialog } from "./dialog-request.ts";

export interface ReportOptions {
  /** Repeats what failed, for "Try Again". */
  readonly retry?: (() => void) | undefined;
  /** Keeps the shopper on the page, and runs when the dialog is closed. */
  readonly onStay?: (() => void) | undefined;
  /** "resetOnly" for failures that the page shows elsewhere; "never" if it also handles a reset session. */
  readonly popup?: "always" | "resetOnly" | "never" | undefined;
}

/**
 * The common handler of failed calls: logs message, action, path and basket, and opens the dialog. The log call is
 * neither awaited nor reported: it may fail for the same reason.
 */
export const reportFailureAtom = atom(
  null,
  (get, set, failure: CallFailure, operation: Pick<Operation, "name" | "path">, options: ReportOptions = {}) => {
    const { retry = null, onStay, popup = "always" } = options;
    const dialog = toFailureDialog(failure, retry, onStay && { onStay });
    if (dialog === null) return;
    const basketId = get(checkoutAtom)?.basketId ?? get(cartValueAtom)?.basketId ?? "";
    const message = `${failure.message} | action=${operation.name} | api=${operation.path} | basketId=${basketId}`;
    void get(checkoutClientAtom).call(loggingOperations.log, { message: message.slice(0, 2000), level: "error" });
    if (popup === "always" || (popup === "resetOnly" && dialog.kind === "sessionReset")) set(showDialogAtom, dialog);
  },
);
