import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { CloseIcon } from "../icons/icons.tsx";
import { toCloseHandler } from "./to-close-handler.ts";
import { useBackgroundFix } from "./use-background-fix.ts";

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
export function Root({
  isOpen,
  onClose,
  onClosed,
  role = "dialog",
  closesBeside = role === "dialog",
  size = "medium",
  initialFocus,
  finalFocus,
  children,
}: PopupRootProps) {
  const popup = useRef<HTMLDivElement>(null);
  useBackgroundFix(isOpen);
  const isAlert = role === "alertdialog";
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={toCloseHandler(onClose)}
      onOpenChangeComplete={(opens) => opens || onClosed?.()}
      disablePointerDismissal={!closesBeside}
    >
      <Dialog.Portal>
        {/* Print shows the page below it. A popup over another one has its own backdrop. */}
        <Dialog.Backdrop forceRender data-part="popup-backdrop" data-print="hide" />
        <Dialog.Viewport data-part="popup-viewport" data-print="hide">
          <Dialog.Popup
            ref={popup}
            role={role}
            data-part="popup"
            data-size={size}
            initialFocus={initialFocus ?? (isAlert ? () => firstAction(popup.current) : true)}
            finalFocus={finalFocus ?? true}
          >
            {children}
            <Dialog.Close data-part="icon-button" data-place="corner" aria-label="Close">
              <CloseIcon />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The first button or link of a popup's actions, or true, which leaves the choice to the dialog. */
function firstAction(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>("[data-part=popup-actions] :is(button, a)") ?? true;
}
