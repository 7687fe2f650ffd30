import type { OversizedItem } from "@store/contract/shared";
import { cartAlertAtom } from "@store/shopper-state";
import { PopupQueue, usePopupQueue } from "@store/ui-kit/popup-queue";
import { useSetAtom } from "jotai";
import { lazy, useCallback } from "react";

/** What a line of the cart opens: the stores, and the boxes of what is oversized. */
export type LinePopupRequest =
  | {
      readonly kind: "stores";
      /** What is to be picked up. */
      readonly title: string;
      /** The store it is picked up at now. */
      readonly chosenId: string | null;
      readonly onChoose: (locationId: string) => void;
    }
  | { readonly kind: "boxes"; readonly item: OversizedItem };

const notLoadedText = "We could not load this. Please check your connection and refresh the page.";
const load = () => import("./line-popup.tsx").then(({ LinePopup }) => ({ default: LinePopup }));
const LinePopup = lazy(load);
const registry = { stores: LinePopup, boxes: LinePopup };

/** The popups that a line opens. Their script is fetched when asked for. */
export function useLinePopup() {
  const { popups, replace, onClose } = usePopupQueue<LinePopupRequest>();
  const setCartAlert = useSetAtom(cartAlertAtom);

  const open = useCallback(
    (popup: LinePopupRequest) =>
      void load().then(
        // A second press while the first is loading asks for nothing more.
        () => replace(popup),
        () => setCartAlert(notLoadedText),
      ),
    [replace, setCartAlert],
  );

  return { popup: <PopupQueue popups={popups} registry={registry} onClose={onClose} />, open };
}
