import { PopupQueue, usePopupQueue } from "@store/ui-kit/popup-queue";
import { lazy, useCallback, useState } from "react";
import { notLoadedText } from "../shell/not-loaded.tsx";
import type { CardPopupRequest } from "./popups/card-popups.tsx";

const load = () => import("./popups/card-popups.tsx").then(({ CardPopups }) => ({ default: CardPopups }));
const CardPopups = lazy(load);
const registry = { savedCards: CardPopups, twoCards: CardPopups, offer: CardPopups, certificates: CardPopups };

/** The popups for cards: saved cards, two cards, the offer of the store's card. One script, loaded on demand. */
export function useCardPopup() {
  const { popups, replace, onClose } = usePopupQueue<CardPopupRequest>();
  const [error, setError] = useState("");
  const open = useCallback(
    (popup: CardPopupRequest) =>
      void load().then(
        // A second click while the first is loading is ignored.
        () => replace(popup),
        () => setError(notLoadedText),
      ),
    [replace],
  );
  return { popup: <PopupQueue popups={popups} registry={registry} onClose={onClose} />, error, open };
}
