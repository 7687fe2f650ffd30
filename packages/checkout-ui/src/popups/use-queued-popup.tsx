import type { LazyPart } from "@store/ui-kit/lazy-part";
import { PopupQueue, type PopupRegistry, type PopupRequest, usePopupQueue } from "@store/ui-kit/popup-queue";
import { useCallback } from "react";
import { notLoadedText } from "./not-loaded.tsx";

export interface QueuedPopups<Request extends PopupRequest> {
  /** Maps each kind to its popup, whose script loads when it opens first; has to stay the same object. */
  readonly registry: PopupRegistry<Request> & Readonly<Record<Request["kind"], Pick<LazyPart<object>, "preload">>>;
  /** Gets the text to show if the script cannot be loaded; has to stay the same function. */
  readonly onError: (text: string) => void;
}

/** Popups of several kinds of which one is open. A new one replaces the open one or the one that loads. */
export function useQueuedPopup<Request extends PopupRequest>({ registry, onError }: QueuedPopups<Request>) {
  const { popups, replace, onClose } = usePopupQueue<Request>();
  const open = useCallback(
    (request: Request) => {
      const { preload } = registry[request.kind as Request["kind"]];
      void preload().then((isThere) => (isThere ? replace(request) : onError(notLoadedText)));
    },
    [registry, replace, onError],
  );
  return { popup: <PopupQueue popups={popups} registry={registry} onClose={onClose} />, open };
}
