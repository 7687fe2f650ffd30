import { cartAtom, siteAtom } from "@store/shopper-state";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useAtomValue } from "jotai";
import { lazy, useContext } from "react";
import { DialogNavigationContext } from "./dialog-navigation.ts";
import { getDialogText, type MessageDialog } from "./dialog-texts.ts";
import { PlainDialog } from "./plain-dialog.tsx";
import { getRecoveryActions } from "./recovery-actions.ts";
import { useRecoveryAction } from "./use-recovery-action.ts";

/** The popup's script; if it cannot be loaded, the native dialog replaces it. */
export const loadDialogPopup = () =>
  import("./dialog-popup.tsx").then(
    (popup) => ({ default: popup.DialogPopup }),
    () => ({ default: PlainDialog }),
  );
const DialogPopup = lazy(loadDialogPopup);

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
