import type { DialogText, MessageDialog } from "./dialog-texts.ts";
import type { RecoveryAction, RecoveryActions } from "./recovery-actions.ts";

/** The props of a dialog, whether it is rendered as a popup or natively. */
export interface DialogView {
  readonly request: MessageDialog;
  readonly isOpen: boolean;
  readonly text: DialogText;
  readonly actions: RecoveryActions;
  /** Whether the action of its button is pending. */
  readonly isBusy: boolean;
  readonly onAction: (action: RecoveryAction) => void;
  /** The dialog has left the screen. */
  readonly onClosed: () => void;
}
