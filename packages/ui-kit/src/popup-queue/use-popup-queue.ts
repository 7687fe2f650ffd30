import { useCallback, useState } from "react";
import { dequeuePopup, enqueuePopup, type PopupList, type PopupRequest, replacePopup } from "./popup-list.ts";

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
