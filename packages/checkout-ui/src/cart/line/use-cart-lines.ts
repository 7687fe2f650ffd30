import type { CartLine } from "@store/contract/shared";
import {
  cartAlertAtom,
  cartAtom,
  findLine,
  type LineError,
  lineErrorsAtom,
  lineMutations,
  mutateLineAtom,
  type ShopperStore,
} from "@store/shopper-state";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useMemo } from "react";
import { useQueuedPopup } from "../../popups/use-queued-popup.tsx";
import { focusBeside, focusLine, followLine } from "./focus-line.ts";
import type { LineActions } from "./line-actions.ts";
import type { LinePopupRequest } from "./line-popup.tsx";

const LinePopup = lazyPart(() => import("./line-popup.tsx").then((part) => part.LinePopup));
const registry = { stores: LinePopup, boxes: LinePopup };

/** By the lines' ids. */
export type LineErrors = Readonly<Record<string, LineError>>;

export interface CartLinesOptions {
  /** Announces the outcome of a line action; has to stay the same function. */
  readonly onAnnounce: (text: string) => void;
}

/** The actions of the cart's lines and of the saved lines. */
export function useCartLines({ onAnnounce }: CartLinesOptions) {
  const store = useStore();
  const { popup, open } = useQueuedPopup<LinePopupRequest>({ registry, onError: useSetAtom(cartAlertAtom) });

  const actions = useMemo((): LineActions => {
    const mutate = createMutate(store, onAnnounce);
    const chooseStore = (line: CartLine) => {
      const { itemInfo, shippingDeliveryOptions } = line;
      open({
        kind: "stores",
        title: itemInfo.title,
        chosenId: shippingDeliveryOptions.locationId ?? null,
        onChoose: (locationId) => mutate("updateShipMethod", line, { locationId }),
      });
    };
    return {
      mutate,
      pickUp: (line) => {
        const stores = store.get(cartAtom)?.lineItems.map((each) => each.shippingDeliveryOptions.locationId);
        const locationId = stores?.find(Boolean);
        if (locationId) mutate("updateShipMethod", line, { locationId });
        else chooseStore(line);
      },
      chooseStore,
      showBoxes: ({ itemInfo: item }) => open({ kind: "boxes", item }),
    };
  }, [store, onAnnounce, open]);

  return { errors: useAtomValue(lineErrorsAtom), actions, popup };
}

/** Performs a line action, announces it, and keeps the focus near the line when its row leaves. */
function createMutate(store: ShopperStore, onAnnounce: (text: string) => void): LineActions["mutate"] {
  return (action, line, input = {}) => {
    const { announcement, moveTo } = lineMutations[action];
    const findList = () => findLine(store.get(cartAtom), line.id)?.list;
    const list = findList() ?? "lineItems";
    const announce = (where = list) =>
      onAnnounce(announcement ? `${line.itemInfo.title} ${announcement(line, input, where)}` : "");

    announce();
    if (moveTo) focusBeside(store.get(cartAtom)?.[list] ?? [], line.id);
    const focused = document.activeElement;
    void store.set(mutateLineAtom, action, line.id, input).then((isDone) => {
      const now = findList();
      if (moveTo && store.get(lineErrorsAtom)[line.id])
        // The row returns to its place with its error: the focus follows unless the shopper has moved it.
        setTimeout(() => document.activeElement === focused && focusLine(line.id), 100);
      else if (isDone && !moveTo && now && now !== list) {
        // Another tab may have moved the line: the service knows which list it was removed from.
        announce(now);
        followLine(line.id);
      }
    });
  };
}
