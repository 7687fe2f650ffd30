/** The props that an opener passes to a popup, for its `Popup.Root` or `Drawer.Root`. */
export interface OwnPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed?: (() => void) | undefined;
}
