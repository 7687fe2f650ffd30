import { type ComponentType, useEffect, useRef } from "react";
import type { PopupRequest } from "./popup-list.ts";

/** What the component of a kind gets; `isOpen`, `onClose` and `onClosed` go to its `Popup.Root` or `Drawer.Root`. */
export interface QueuedPopupProps<Request extends PopupRequest> {
  readonly request: Request;
  readonly isOpen: boolean;
  /** Only the first call counts; one that comes once another popup is on screen does not close that. */
  readonly onClose: () => void;
  /** It has left the screen. */
  readonly onClosed: () => void;
}

export interface DrawnPopupProps<Request extends PopupRequest> extends QueuedPopupProps<Request> {
  readonly component: ComponentType<QueuedPopupProps<Request>>;
}

/** One popup of a queue. Closed before its script was there, it never was on screen, and so nothing of it fades out. */
export function QueuedPopup<Request extends PopupRequest>({ component: Drawn, ...popup }: DrawnPopupProps<Request>) {
  const isNew = useRef(true);
  const { isOpen, onClosed } = popup;
  useEffect(() => {
    if (isNew.current && !isOpen) onClosed();
    isNew.current = false;
  });
  return <Drawn {...popup} />;
}
