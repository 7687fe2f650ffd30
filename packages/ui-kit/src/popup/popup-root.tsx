import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { CloseIcon } from "../icons/icons.tsx";

import { useBackgroundFix } from "./use-background-fix.ts";

export interface PopupRootProps {
  readonly isOpen: boolean;
  /** The shopper closes it: by Escape, by the cross, by `Popup.Close` or beside it. */
  readonly onClose: () => void;
  /** It has faded out and left the page. */
  readonly onClosed?: (() => void) | undefined;
  /**
   * "alertdialog" for what must be answered: a click beside it does nothing, and the focus goes to the first action, which
   * has to be the least destructive one.
   */
  readonly role?: "dialog" | "alertdialog";
  /** Whether a click beside it closes it; by default that of a dialog does. */
  readonly closesBeside?: boolean;
  readonly size?: "small" | "medium" | "large";
  /** Where the focus goes; by default to the first thing that takes it. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes afterwards; by default back to where it was. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  /** A `Popup.Title`, a `Popup.Body` and, where there is something to decide, `Popup.Actions`; a form may stand around. */
  readonly children: ReactNode;
}

/** A modal dialog in the middle of the screen. Popups may open over it; each gives the focus back to the one below. */
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
      onOpenChange={(opens) => opens || onClose()}
      onOpenChangeComplete={(opens) => opens || onClosed?.()}
      disablePointerDismissal={!closesBeside}
    >
      <Dialog.Portal>
        {/* Paper shows the page that they lie over. A popup over another one has a backdrop of its own. */}
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

/** The first button or link among a popup's actions, or true, which leaves the choice to the dialog. */
function firstAction(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>("[data-part=popup-actions] :is(button, a)") ?? true;
}
