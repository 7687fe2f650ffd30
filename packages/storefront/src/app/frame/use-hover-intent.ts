import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";

/**
 * How long a pointer is over a department before its panel opens, and how long it may leave before the panel closes.
 */
const hoverDelays = { openMs: 120, closeMs: 250 } as const;

/**
 * Opens and closes a popover on hover, and closes it when the keyboard focus leaves it. The browser handles touch,
 * click and Escape. Returns the handlers for the element that contains button and panel.
 */
export function useHoverIntent(panelId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(delayMs: number, isOpen: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => document.getElementById(panelId)?.togglePopover(isOpen), delayMs);
  }

  return {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      // A pointer over the button is about to click it; if the panel opened now, the click would close it.
      if (target instanceof Element && target.closest("[popovertarget]")) clearTimeout(timer.current);
      else later(hoverDelays.openMs, true);
    },
    // A click cancels the hover: a panel that a followed link closes must not open again.
    onPointerDown: () => clearTimeout(timer.current),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") later(hoverDelays.closeMs, false);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Without a next element, the window itself lost the focus.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
        document.getElementById(panelId)?.togglePopover(false);
    },
  };
}
