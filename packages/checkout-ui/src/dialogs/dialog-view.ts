import type { DialogText, MessageDialog } from "./dialog-texts.ts";
import type { RecoveryAction, RecoveryActions } from "./recovery-actions.ts";

/** What it takes to draw a dialog, whichever way it is drawn. */
export interface DialogView {
  readonly request: MessageDialog;
  readonly isOpen: boolean;
  readonly text: DialogText;
  readonly actions: RecoveryActions;
  /** A click on its button is under way. */
  readonly isBusy: boolean;
  readonly onAction: (action: RecoveryAction) => void;
  /** It has left the screen. */
  readonly onClosed: () => void;
}
