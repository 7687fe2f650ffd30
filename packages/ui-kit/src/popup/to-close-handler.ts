import type { Dialog } from "@base-ui/react/dialog";

/**
 * Handles what closes a dialog. A press beside it that is the second of a double press does not: the first one has
 * opened the dialog, so both were meant for the button that lies below it now.
 */
export function toCloseHandler(onClose: () => void): NonNullable<Dialog.Root.Props["onOpenChange"]> {
  return (opens, { reason, event }) => {
    const isSecondPress = reason === "outside-press" && event instanceof MouseEvent && event.detail > 1;
    if (!opens && !isSecondPress) onClose();
  };
}
