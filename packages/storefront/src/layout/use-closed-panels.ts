import { useEffect } from "react";

/** Closes whatever panel is open when the address changes: the page below is another one then. */
export function useClosedPanels(address: string): void {
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) panel.hidePopover();
  }, [address]);
}
