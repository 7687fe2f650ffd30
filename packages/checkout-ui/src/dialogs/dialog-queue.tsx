import { dialogsAtom, dismissDialogAtom, leavePageAtom } from "@store/shopper-state";
import { PopupQueue } from "@store/ui-kit/popup-queue";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { type DialogNavigation, DialogNavigationContext } from "./dialog-navigation.ts";
import { dialogRegistry } from "./dialog-registry.ts";

/** The dialogs that interrupt the shopper, one after another, each with a focus trap. */
export function DialogQueue(navigation: DialogNavigation) {
  const problems = useAtomValue(dialogsAtom);
  const dismiss = useSetAtom(dismissDialogAtom);
  const leavePage = useSetAtom(leavePageAtom);
  useEffect(() => leavePage, [leavePage]);
  return (
    <DialogNavigationContext value={navigation}>
      <PopupQueue popups={problems} registry={dialogRegistry} onClose={dismiss} />
    </DialogNavigationContext>
  );
}
