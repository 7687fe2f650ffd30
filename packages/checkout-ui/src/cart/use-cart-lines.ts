import type { CartLine } from "@store/contract/shared";
import {
  cartAtom,
  changeInstallationAtom,
  changeQuantityAtom,
  changeWayAtom,
  type LineError,
  lineErrorsAtom,
  moveLineAtom,
  removeLineAtom,
  restoreLineAtom,
} from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { useMemo } from "react";
import { focusBeside, focusLine, followLine } from "./focus-line.ts";
import type { LineActions } from "./line-actions.ts";
import { useLinePopup } from "./use-line-popup.tsx";

/** By the lines' ids. */
export type LineErrors = Readonly<Record<string, LineError>>;

export interface CartLinesOptions {
  /** Says what has just become of a line; has to stay the same function. */
  readonly onNews: (text: string) => void;
}

/** What the shopper can do with the lines of the cart and with those that were saved. */
export function useCartLines({ onNews }: CartLinesOptions) {
  const store = useStore();
  const { popup, open } = useLinePopup();

  const actions = useMemo((): LineActions => {
    const lines = () => store.get(cartAtom)?.lineItems ?? [];
    const tell = (line: CartLine, what: string) => onNews(`${line.itemInfo.title} ${what}`);
    const move = (line: CartLine, action: "saveForLater" | "moveToCart", from: readonly CartLine[]) => {
      focusBeside(from, line.id);
      const place = document.activeElement;
      void store.set(moveLineAtom, line.id, action).then(() => {
        if (!store.get(lineErrorsAtom)[line.id]) return;
        // Once it is drawn back where it stood, with its reason: there, too, is the shopper who has not gone on.
        setTimeout(() => document.activeElement === place && focusLine(line.id), 100);
      });
    };
    const pickUpAt = (line: CartLine, locationId: string) => {
      const { installationService: service } = line.itemInfo;
      tell(line, `will be picked up in store${service ? `, without ${service.type.toLowerCase()}` : ""}.`);
      void store.set(changeWayAtom, line.id, locationId);
    };
    const chooseStore = (line: CartLine) => {
      const { itemInfo, shippingDeliveryOptions } = line;
      open({
        kind: "stores",
        title: itemInfo.title,
        chosenId: shippingDeliveryOptions.locationId ?? null,
        onChoose: (locationId) => pickUpAt(line, locationId),
      });
    };
    return {
      changeQuantity: (line, quantity) => {
        onNews("");
        void store.set(changeQuantityAtom, { lineId: line.id, quantity });
      },
      remove: (line) => {
        tell(line, "was removed.");
        void store.set(removeLineAtom, line.id);
      },
      restore: (line) => {
        const place = () => {
          const isSaved = store.get(cartAtom)?.savedForLater.some(({ id }) => id === line.id);
          return isSaved ? "is back among your saved items." : "is back in your cart.";
        };
        const expected = place();
        tell(line, expected);
        void store.set(restoreLineAtom, line.id).then((isDone) => {
          // Another tab may have moved it: the service knows where it was removed from.
          if (!isDone || place() === expected) return;
          tell(line, place());
          followLine(line.id);
        });
      },
      save: (line) => {
        tell(line, "was saved for later.");
        move(line, "saveForLater", lines());
      },
      moveToCart: (line) => {
        tell(line, "was moved to your cart.");
        move(line, "moveToCart", store.get(cartAtom)?.savedForLater ?? []);
      },
      ship: (line) => {
        tell(line, "will be shipped.");
        void store.set(changeWayAtom, line.id, null);
      },
      pickUp: (line) => {
        const known = lines().find(({ shippingDeliveryOptions: { locationId } }) => locationId);
        const locationId = known?.shippingDeliveryOptions.locationId;
        if (locationId) pickUpAt(line, locationId);
        else chooseStore(line);
      },
      chooseStore,
      changeInstallation: (line, service) => {
        const { type = "" } = service ?? line.itemInfo.installationService ?? {};
        tell(line, `comes ${service ? "with" : "without"} ${type.toLowerCase()}.`);
        void store.set(changeInstallationAtom, line.id, service);
      },
      showBoxes: ({ itemInfo: item }) => open({ kind: "boxes", item }),
    };
  }, [store, onNews, open]);

  return { errors: useAtomValue(lineErrorsAtom), actions, popup };
}
