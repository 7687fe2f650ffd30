import { cartCountAtom, receiveCartCountAtom, shipToAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useSyncedAtom } from "../../web/hydration/use-synced-atom.ts";
import { Header, type HeaderProps } from "./header.tsx";

/**
 * The header with the count and the country of the cart on screen, and the query of a search page. Its panels close
 * when a navigation starts.
 */
export function LiveHeader({ cartCount, shipTo, ...header }: Omit<HeaderProps, "searchQuery" | "here">) {
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
      here={here.pathname + here.search}
    />
  );
}

/** Closes any open panel when the URL changes. A panel that a shopper opened before hydration stays open. */
function useClosedPanels(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) panel.hidePopover();
  }, [address]);
}
