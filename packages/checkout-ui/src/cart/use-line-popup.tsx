import type { CartLine } from "@store/contract/shared";
import { cartAlertAtom, changeWayAtom } from "@store/shopper-state";
import { useSetAtom } from "jotai";
import { type ReactElement, useCallback, useState } from "react";

const notLoadedText = "We could not open this. Please check your connection and try again.";

interface Shown {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
type Draw = (shown: Shown) => ReactElement;

/** The popups that a line opens: the stores, and the boxes of what is oversized. Their scripts are fetched when asked for. */
export function useLinePopup({ onStore }: { onStore: (line: CartLine) => void }) {
  const [draw, setDraw] = useState<Draw | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const setCartAlert = useSetAtom(cartAlertAtom);
  const changeWay = useSetAtom(changeWayAtom);
  const close = useCallback(() => setIsOpen(false), []);

  const open = useCallback(
    async (load: () => Promise<Draw>) => {
      try {
        const loaded = await load();
        setDraw(() => loaded);
        setIsOpen(true);
      } catch {
        setCartAlert(notLoadedText);
      }
    },
    [setCartAlert],
  );

  const chooseStore = useCallback(
    (line: CartLine) =>
      open(async () => {
        const { StorePicker } = await import("../pickup-store/store-picker.tsx");
        const choose = (locationId: string) => {
          setIsOpen(false);
          onStore(line);
          void changeWay(line.id, locationId);
        };
        const { itemInfo, shippingDeliveryOptions } = line;
        return (shown) => (
          <StorePicker
            {...shown}
            title={itemInfo.title}
            chosenId={shippingDeliveryOptions.locationId ?? null}
            onChoose={choose}
          />
        );
      }),
    [open, onStore, changeWay],
  );

  const showBoxes = useCallback(
    ({ itemInfo }: CartLine) =>
      open(async () => {
        const { OversizedInfoPopup } = await import("../oversized/oversized-info-popup.tsx");
        return (shown) => <OversizedInfoPopup {...shown} item={itemInfo} />;
      }),
    [open],
  );

  return { popup: draw?.({ isOpen, onClose: close }) ?? null, chooseStore, showBoxes };
}
