import { dialogAtom } from "@store/shopper-state";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useStore } from "jotai";
import { useContext, useState } from "react";
import { cartStep } from "../steps/step-table.ts";
import { DialogNavigationContext } from "./dialog-navigation.ts";
import type { MessageDialog } from "./dialog-texts.ts";
import type { RecoveryAction } from "./recovery-actions.ts";

function refreshPage(): void {
  location.reload();
}

/**
 * Runs the action of a dialog's button. The dialog closes at the click, since the page may be left before it has faded
 * out.
 */
export function useRecoveryAction({ request, isOpen, onClose }: QueuedPopupProps<MessageDialog>) {
  const store = useStore();
  const { onGo, onRefresh = refreshPage } = useContext(DialogNavigationContext);
  const [isBusy, setIsBusy] = useState(false);

  function act(action: RecoveryAction): void {
    // A second click during the fade-out or the call is ignored.
    if (!isOpen || isBusy) return;
    if (action.kind === "remove") return void remove(action);
    onClose();
    if (action.kind === "go") void onGo(action.path);
    if (action.kind === "refresh") onRefresh();
    if (action.kind === "retry") action.retry();
    if (action.kind === "continue") action.onContinue();
  }

  /** Removes the unavailable items; if that fails, or leaves nothing, the cart is shown. */
  async function remove({ errorType, onResolved }: Extract<RecoveryAction, { kind: "remove" }>): Promise<void> {
    setIsBusy(true);
    const isResolved = await import("./remove-unavailable.ts").then(
      ({ removeUnavailable }) => removeUnavailable(store, errorType),
      () => false,
    );
    setIsBusy(false);
    // The page was left, and the dialog with it: the result is not needed.
    if (store.get(dialogAtom) !== request) return;
    onClose();
    if (isResolved) onResolved();
    else void onGo(cartStep.path);
  }

  return { isBusy, act };
}
