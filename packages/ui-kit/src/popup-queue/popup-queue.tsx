import { type ComponentType, Suspense, useState } from "react";
import type { PopupList, PopupRequest } from "./popup-list.ts";

export { dequeuePopup, enqueuePopup, type PopupList, type PopupRequest, replacePopup } from "./popup-list.ts";
export { usePopupQueue } from "./use-popup-queue.ts";

/** What the component of a kind gets; `isOpen`, `onClose` and `onClosed` go to its `Popup.Root` or `Drawer.Root`. */
export interface QueuedPopupProps<Request extends PopupRequest> {
  readonly request: Request;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Which component draws which kind. A kind without one does not compile; a component may be lazy. */
export type PopupRegistry<Request extends PopupRequest> = {
  readonly [Kind in Request["kind"]]: ComponentType<QueuedPopupProps<Extract<Request, { readonly kind: Kind }>>>;
};

export interface PopupQueueProps<Request extends PopupRequest> {
  readonly popups: PopupList<Request>;
  readonly registry: PopupRegistry<Request>;
  /** The first has left the screen: take it off the list. */
  readonly onClosed: () => void;
}

/** Draws the first popup of a list, and the next once that one has closed and faded out. */
export function PopupQueue<Request extends PopupRequest>({ popups, registry, onClosed }: PopupQueueProps<Request>) {
  const first = popups[0];
  const [turn, setTurn] = useState({ number: 0, request: first, isOpen: true });
  if (turn.request !== first) setTurn({ number: turn.number + 1, request: first, isOpen: true });
  if (first === undefined || turn.request !== first) return null;

  // The registry's type ties each component to its kind, which a look-up by a union of kinds cannot follow.
  const Drawn = registry[first.kind as Request["kind"]] as ComponentType<QueuedPopupProps<Request>>;
  return (
    <Suspense fallback={null}>
      <Drawn
        key={turn.number}
        request={first}
        isOpen={turn.isOpen}
        onClose={() => setTurn({ ...turn, isOpen: false })}
        onClosed={onClosed}
      />
    </Suspense>
  );
}
