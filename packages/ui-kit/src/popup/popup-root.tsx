import type { ReactNode, RefObject } from "react";
import { Modal } from "./modal.tsx";

export interface PopupRootProps {
  readonly isOpen: boolean;
  /** The shopper closes it: by Escape, by the close button, by `Popup.Close` or by a click outside. */
  readonly onClose: () => void;
  /** It has faded out and left the page. */
  readonly onClosed?: (() => void) | undefined;
  /**
   * "alertdialog" for a question that must be answered: a click outside does nothing, and the first action gets the
   * focus, which has to be the least destructive one.
   */
  readonly role?: "dialog" | "alertdialog";
  /** Whether a click outside closes it; true by default for a dialog. */
  readonly closesBeside?: boolean;
  readonly size?: "small" | "medium" | "large";
  /** Where the focus goes; by default to the first focusable element. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes after closing; by default back to where it was. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  /** A `Popup.Title`, a `Popup.Body` and, for a decision, `Popup.Actions`; a form may surround them. */
  readonly children: ReactNode;
}

/** A modal dialog in the center of the screen. Popups may open over it; each returns the focus to the one below. */
export function Root({ size = "medium", ...modal }: PopupRootProps) {
  return <Modal part="popup" size={size} {...modal} />;
}
