import { cartAtom, siteAtom } from "@store/shopper-state";
import { lazyPart } from "@store/ui-kit/lazy-part";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useAtomValue } from "jotai";
import { useContext } from "react";
import { DialogNavigationContext } from "./dialog-navigation.ts";
import { getDialogText, type MessageDialog } from "./dialog-texts.ts";
import { PlainDialog } from "./plain-dialog.tsx";
import { getRecoveryActions } from "./recovery-actions.ts";
import { useRecoveryAction } from "./use-recovery-action.ts";

/** How long a dialog waits for its script: a lost connection may leave the request without an answer. */
const patienceMs = 2_000;

/** Rejects if the script of a dialog does not arrive in time. */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs));
  return Promise.race([loading, late]);
}

// Loaded with the first dialog, which often reports the loss of the connection over which it would be loaded.
const DialogPopup = lazyPart(() => inTime(import("./dialog-popup.tsx").then((part) => part.DialogPopup)), {
  Unavailable: PlainDialog,
});

/** A dialog with a message and buttons. */
export function DialogMessage(popup: QueuedPopupProps<MessageDialog>) {
  const { request, isOpen, onClosed } = popup;
  const site = useAtomValue(siteAtom);
  const cart = useAtomValue(cartAtom);
  const { isCart } = useContext(DialogNavigationContext);
  const { isBusy, act } = useRecoveryAction(popup);
  const backLabel = cart?.config.cartErrorButtonText || site.cartErrorButtonText;
  return (
    <DialogPopup
      request={request}
      isOpen={isOpen}
      text={getDialogText(request)}
      actions={getRecoveryActions(request, isCart ? { backLabel } : {})}
      isBusy={isBusy}
      onAction={act}
      onClosed={onClosed}
    />
  );
}
