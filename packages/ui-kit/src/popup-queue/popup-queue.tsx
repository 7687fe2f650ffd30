import { type ComponentType, Suspense } from "react";
import type { PopupList, PopupRequest } from "./popup-list.ts";
import { QueuedPopup, type QueuedPopupProps } from "./queued-popup.tsx";
import { useTurns } from "./use-turns.ts";

export { dequeuePopup, enqueuePopup, type PopupList, type PopupRequest, replacePopup } from "./popup-list.ts";
export type { QueuedPopupProps } from "./queued-popup.tsx";
export { usePopupQueue } from "./use-popup-queue.ts";

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
  const { number, drawn, ...popup } = useTurns(popups[0], onClose);
  if (drawn === undefined) return null;
  // The registry's type ties each component to its kind, which a look-up by a union of kinds cannot follow.
  const Drawn = registry[drawn.kind as Request["kind"]] as ComponentType<QueuedPopupProps<Request>>;
  return (
    <Suspense fallback={null}>
      <QueuedPopup key={number} component={Drawn} request={drawn} {...popup} />
    </Suspense>
  );
}
