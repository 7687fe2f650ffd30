import { dialogsAtom, dismissDialogAtom, leavePageAtom } from "@store/shopper-state";
import { PopupQueue } from "@store/ui-kit/popup-queue";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { loadDialogPopup } from "./dialog-message.tsx";
import { type DialogNavigation, DialogNavigationContext } from "./dialog-navigation.ts";
import { dialogRegistry } from "./dialog-registry.ts";

/** What interrupts the shopper, one after another: focus in, kept, and given back. */
export function DialogQueue(navigation: DialogNavigation) {
  const problems = useAtomValue(dialogsAtom);
  const dismiss = useSetAtom(dismissDialogAtom);
  const leavePage = useSetAtom(leavePageAtom);
  useEffect(() => leavePage, [leavePage]);
  // Ahead of need: a dialog is often the loss of the connection it would be loaded over.
  useEffect(() => void loadDialogPopup(), []);
  return (
    <DialogNavigationContext value={navigation}>
      <PopupQueue popups={problems} registry={dialogRegistry} onClose={dismiss} />
    </DialogNavigationContext>
  );
}
