/** What whoever opens a popup gives it; they go to its `Popup.Root` or `Drawer.Root`. */
export interface OwnPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed?: (() => void) | undefined;
}
