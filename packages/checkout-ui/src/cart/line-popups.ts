import type { OversizedItem } from "@store/contract/shared";
import type { PopupRegistry } from "@store/ui-kit/popup-queue";
import { lazy } from "react";

/** What a line of the cart opens. */
export type LinePopup =
  | {
      readonly kind: "stores";
      /** What is to be picked up. */
      readonly title: string;
      /** The store it is picked up at now. */
      readonly chosenId: string | null;
      readonly onChoose: (locationId: string) => void;
    }
  | { readonly kind: "boxes"; readonly item: OversizedItem };

/** The scripts of these popups. Whoever opens one loads it first, and says so where it cannot be had. */
export const loadLinePopup = {
  stores: () => import("../pickup-store/store-picker.tsx").then(({ StorePicker }) => ({ default: StorePicker })),
  boxes: () =>
    import("../oversized/oversized-info-popup.tsx").then(({ OversizedInfoPopup }) => ({ default: OversizedInfoPopup })),
} as const;

export const linePopupRegistry: PopupRegistry<LinePopup> = {
  stores: lazy(loadLinePopup.stores),
  boxes: lazy(loadLinePopup.boxes),
};
