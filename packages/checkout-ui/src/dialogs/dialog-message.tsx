import { cartAtom, siteAtom } from "@store/shopper-state";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useAtomValue } from "jotai";
import { type ComponentType, lazy, useContext } from "react";
import { DialogNavigationContext } from "./dialog-navigation.ts";
import { getDialogText, type MessageDialog } from "./dialog-texts.ts";
import type { DialogView } from "./dialog-view.ts";
import { PlainDialog } from "./plain-dialog.tsx";
import { getRecoveryActions } from "./recovery-actions.ts";
import { useRecoveryAction } from "./use-recovery-action.ts";

type DialogComponent = ComponentType<DialogView>;

/** How long a dialog waits for its script: a lost connection may leave the request without an answer. */
const patienceMs = 2_000;

/** The popup that `load` loads, or the native dialog if its script fails or does not arrive in time. */
export function popupOrPlain(load: () => Promise<DialogComponent>): Promise<DialogComponent> {
  const late = new Promise<DialogComponent>((resolve) => setTimeout(resolve, patienceMs, PlainDialog));
  return Promise.race([load().catch(() => PlainDialog), late]);
}

// Loaded with the first dialog, which often reports the loss of the connection over which it would be loaded.
const DialogPopup = lazy(async () => ({
  default: await popupOrPlain(() => import("./dialog-popup.tsx").then((part) => part.DialogPopup)),
}));

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
