import { PopupQueue, type PopupRegistry, type PopupRequest, usePopupQueue } from "@store/ui-kit/popup-queue";
import { useCallback } from "react";
import { notLoadedText } from "./not-loaded.tsx";

export interface LazyPopups<Request extends PopupRequest> {
  /** Loads the script of the popups. */
  readonly load: () => Promise<unknown>;
  readonly registry: PopupRegistry<Request>;
  /** Gets the text to show if the script cannot be loaded; has to stay the same function. */
  readonly onError: (text: string) => void;
}

/** Popups whose script is loaded when the first one opens. A new popup replaces the open one or the one that loads. */
export function useLazyPopup<Request extends PopupRequest>({ load, registry, onError }: LazyPopups<Request>) {
  const { popups, replace, onClose } = usePopupQueue<Request>();
  const open = useCallback(
    (request: Request) =>
      void load().then(
        () => replace(request),
        () => onError(notLoadedText),
      ),
    [load, replace, onError],
  );
  return { popup: <PopupQueue popups={popups} registry={registry} onClose={onClose} />, open };
}
