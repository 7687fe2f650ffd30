import type { CartLine } from "@store/contract/shared";
import { cartAlertAtom, changeWayAtom } from "@store/shopper-state";
import { PopupQueue, usePopupQueue } from "@store/ui-kit/popup-queue";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { type LinePopup, linePopupRegistry, loadLinePopup } from "./line-popups.ts";

const notLoadedText = "We could not open this. Please refresh the page.";

/** The popups that a line opens: the stores, and the boxes of what is oversized. Their scripts are fetched when asked for. */
export function useLinePopup({ onStore }: { onStore: (line: CartLine) => void }) {
  const { popups, replace, onClose } = usePopupQueue<LinePopup>();
  const setCartAlert = useSetAtom(cartAlertAtom);
  const changeWay = useSetAtom(changeWayAtom);

  const open = useCallback(
    (popup: LinePopup) =>
      loadLinePopup[popup.kind]().then(
        // A second press while the first is loading asks for nothing more.
        () => replace(popup),
        () => setCartAlert(notLoadedText),
      ),
    [replace, setCartAlert],
  );

  const chooseStore = useCallback(
    (line: CartLine) =>
      open({
        kind: "stores",
        title: line.itemInfo.title,
        chosenId: line.shippingDeliveryOptions.locationId ?? null,
        onChoose: (locationId) => {
          onStore(line);
          void changeWay(line.id, locationId);
        },
      }),
    [open, onStore, changeWay],
  );

  const showBoxes = useCallback(({ itemInfo }: CartLine) => open({ kind: "boxes", item: itemInfo }), [open]);

  return {
    popup: <PopupQueue popups={popups} registry={linePopupRegistry} onClose={onClose} />,
    chooseStore,
    showBoxes,
  };
}
