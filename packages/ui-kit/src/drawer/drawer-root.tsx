import { Dialog } from "@base-ui/react/dialog";
import { CloseIcon } from "../icons/icons.tsx";
import type { PopupRootProps } from "../popup/popup-root.tsx";
import { toCloseHandler } from "../popup/to-close-handler.ts";
import { useBackgroundFix } from "../popup/use-background-fix.ts";

export type DrawerRootProps = Omit<PopupRootProps, "role" | "size" | "closesBeside">;

/**
 * A modal panel that opens from the right, on a phone from below. It is built on the dialog, which popups load anyway:
 * the library's own drawer is 50 % larger, only to add a swipe.
 */
export function Root({ isOpen, onClose, onClosed, initialFocus, finalFocus, children }: DrawerRootProps) {
  useBackgroundFix(isOpen);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={toCloseHandler(onClose)}
      onOpenChangeComplete={(opens) => opens || onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop data-part="drawer-backdrop" data-print="hide" />
        <Dialog.Viewport data-part="drawer-viewport" data-print="hide">
          <Dialog.Popup data-part="drawer" initialFocus={initialFocus ?? true} finalFocus={finalFocus ?? true}>
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
