import { cartCountAtom, receiveCartCountAtom, shipToAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { Header, type HeaderProps } from "./layout/header.tsx";

import { useSyncedAtom } from "./use-synced-atom.ts";

/**
 * The header with the count and the country that the cart on screen has now, and the words that the page on screen was found by; its panels
 * close as soon as another page is on its way.
 */
export function LiveHeader({ cartCount, shipTo, ...header }: Omit<HeaderProps, "searchQuery">) {
  useSyncedAtom(receiveCartCountAtom, cartCount);
  useSyncedAtom(shipToAtom, shipTo);
  const here = useLocation();
  useClosedPanels((useNavigation().location ?? here).key);
  const query = here.pathname === "/search" ? new URLSearchParams(here.search).get("query")?.trim() : "";
  return (
    <Header
      {...header}
      cartCount={useAtomValue(cartCountAtom)}
      shipTo={useAtomValue(shipToAtom)}
      searchQuery={query ?? ""}
    />
  );
}

/**
 * Closes whatever panel is open when the address changes: the page below is another one then. A panel that a shopper opened
 * before this script ran stays open.
 */
function useClosedPanels(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) panel.hidePopover();
  }, [address]);
}
