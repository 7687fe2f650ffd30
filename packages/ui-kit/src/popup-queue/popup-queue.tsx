import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { dequeuePopup, enqueuePopup, type PopupList, type PopupRequest, replacePopup } from "./popup-list.ts";
import { useTurns } from "./use-turns.ts";

export { dequeuePopup, enqueuePopup, type PopupList, type PopupRequest, replacePopup };

/** Maps each kind to its component. A kind without a component does not compile; a component may be lazy. */
export type PopupRegistry<Request extends PopupRequest> = {
  readonly [Kind in Request["kind"]]: ComponentType<QueuedPopupProps<Extract<Request, { readonly kind: Kind }>>>;
};

export interface PopupQueueProps<Request extends PopupRequest> {
  readonly popups: PopupList<Request>;
  readonly registry: PopupRegistry<Request>;
  /** The first popup was closed and fades out: remove it from the list. */
  readonly onClose: () => void;
}

/** Renders the first popup of a list, and the next one after that has closed and faded out. */
export function PopupQueue<Request extends PopupRequest>({ popups, registry, onClose }: PopupQueueProps<Request>) {
  const { number, active, ...popup } = useTurns(popups[0], onClose);
  if (active === undefined) return null;
  // The registry's type connects each component to its kind, which TypeScript cannot infer for a lookup by a union of
  // kinds.
  const ActivePopup = registry[active.kind as Request["kind"]] as ComponentType<QueuedPopupProps<Request>>;
  return (
    <Suspense fallback={null}>
      <QueuedPopup key={number} component={ActivePopup} request={active} {...popup} />
    </Suspense>
  );
}

/** A queue of popups in the state of one component, to be passed to `PopupQueue`. Its functions are stable. */
export function usePopupQueue<Request extends PopupRequest>() {
  const [popups, setPopups] = useState<PopupList<Request>>([]);
  return {
    popups,
    open: useCallback((request: Request) => setPopups((waiting) => enqueuePopup(waiting, request)), []),
    replace: useCallback((request: Request) => setPopups((waiting) => replacePopup(waiting, request)), []),
    onClose: useCallback(() => setPopups(dequeuePopup), []),
  };
}

/** The props of a popup component; pass `isOpen`, `onClose` and `onClosed` to its `Popup.Root` or `Drawer.Root`. */
export interface QueuedPopupProps<Request extends PopupRequest> {
  readonly request: Request;
  readonly isOpen: boolean;
  /** Only the first call has an effect; a call after another popup has opened does not close that one. */
  readonly onClose: () => void;
  /** The popup has left the screen. */
  readonly onClosed: () => void;
}

interface ActivePopupProps<Request extends PopupRequest> extends QueuedPopupProps<Request> {
  readonly component: ComponentType<QueuedPopupProps<Request>>;
}

/** One popup of a queue. If it is closed before its script has loaded, it was never on screen and does not fade out. */
function QueuedPopup<Request extends PopupRequest>({ component: ActivePopup, ...popup }: ActivePopupProps<Request>) {
  const isNew = useRef(true);
  const { isOpen, onClosed } = popup;
  useEffect(() => {
    if (isNew.current && !isOpen) onClosed();
    isNew.current = false;
  });
  return <ActivePopup {...popup} />;
}
