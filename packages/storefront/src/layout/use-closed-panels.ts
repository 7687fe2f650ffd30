import { useEffect, useRef } from "react";

/**
 * Closes whatever panel is open when the address changes: the page below is another one then. A panel that a shopper opened
 * before this script ran stays open.
 */
export function useClosedPanels(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) panel.hidePopover();
  }, [address]);
}
