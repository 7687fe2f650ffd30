import { cartAlertAtom } from "@store/shopper-state";
import { PopupQueue, usePopupQueue } from "@store/ui-kit/popup-queue";
import { useSetAtom } from "jotai";
import { lazy, useCallback } from "react";
import { notLoadedText } from "../../checkout/shell/not-loaded.tsx";
import type { LinePopupRequest } from "./line-popup.tsx";

const load = () => import("./line-popup.tsx").then(({ LinePopup }) => ({ default: LinePopup }));
const LinePopup = lazy(load);
const registry = { stores: LinePopup, boxes: LinePopup };

/** The popups that a line opens. Their script is loaded on demand. */
export function useLinePopup() {
  const { popups, replace, onClose } = usePopupQueue<LinePopupRequest>();
  const setCartAlert = useSetAtom(cartAlertAtom);

  const open = useCallback(
    (popup: LinePopupRequest) =>
      void load().then(
        // A second click while the script loads is ignored.
        () => replace(popup),
        () => setCartAlert(notLoadedText),
      ),
    [replace, setCartAlert],
  );

  return { popup: <PopupQueue popups={popups} registry={registry} onClose={onClose} />, open };
}
