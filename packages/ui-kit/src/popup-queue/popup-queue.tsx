import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { PopupList, PopupRequest } from "./popup-list.ts";
import { dequeuePopup, enqueuePopup, replacePopup } from "./popup-list.ts";
import { useTurns } from "./use-turns.ts";

export { dequeuePopup, enqueuePopup, type PopupList, type PopupRequest, replacePopup } from "./popup-list.ts";

/** Which component draws which kind. A kind without one does not compile; a component may be lazy. */
export type PopupRegistry<Request extends PopupRequest> = {
  readonly [Kind in Request["kind"]]: ComponentType<QueuedPopupProps<Extract<Request, { readonly kind: Kind }>>>;
};

export interface PopupQueueProps<Request extends PopupRequest> {
  readonly popups: PopupList<Request>;
  readonly registry: PopupRegistry<Request>;
  /** The first is closed, and fades out: take it off the list. */
  readonly onClose: () => void;
}

/** Draws the first popup of a list, and the next once that one has closed and faded out. */
export function PopupQueue<Request extends PopupRequest>({ popups, registry, onClose }: PopupQueueProps<Request>) {
  const { number, active, ...popup } = useTurns(popups[0], onClose);
  if (active === undefined) return null;
  // The registry's type ties each component to its kind, which a look-up by a union of kinds cannot follow.
  const ActivePopup = registry[active.kind as Request["kind"]] as ComponentType<QueuedPopupProps<Request>>;
  return (
    <Suspense fallback={null}>
      <QueuedPopup key={number} component={ActivePopup} request={active} {...popup} />
    </Suspense>
  );
}

/** A queue of popups kept by one component, to be handed to `PopupQueue`. Its functions stay the same ones. */
export function usePopupQueue<Request extends PopupRequest>() {
  const [popups, setPopups] = useState<PopupList<Request>>([]);
  return {
    popups,
    open: useCallback((request: Request) => setPopups((waiting) => enqueuePopup(waiting, request)), []),
    replace: useCallback((request: Request) => setPopups((waiting) => replacePopup(waiting, request)), []),
    onClose: useCallback(() => setPopups(dequeuePopup), []),
  };
}

/** What the component of a kind gets; `isOpen`, `onClose` and `onClosed` go to its `Popup.Root` or `Drawer.Root`. */
export interface QueuedPopupProps<Request extends PopupRequest> {
  readonly request: Request;
  readonly isOpen: boolean;
  /** Only the first call counts; one that comes once another popup is on screen does not close that. */
  readonly onClose: () => void;
  /** It has left the screen. */
  readonly onClosed: () => void;
}

interface ActivePopupProps<Request extends PopupRequest> extends QueuedPopupProps<Request> {
  readonly component: ComponentType<QueuedPopupProps<Request>>;
}

/** One popup of a queue. Closed before its script was there, it never was on screen, and so nothing of it fades out. */
function QueuedPopup<Request extends PopupRequest>({ component: ActivePopup, ...popup }: ActivePopupProps<Request>) {
  const isNew = useRef(true);
  const { isOpen, onClosed } = popup;
  useEffect(() => {
    if (isNew.current && !isOpen) onClosed();
    isNew.current = false;
  });
  return <ActivePopup {...popup} />;
}
