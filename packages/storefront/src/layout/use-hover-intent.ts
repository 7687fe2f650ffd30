import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";

/** How long a pointer rests on a department before its panel opens, and how long it may stray before the panel closes. */
const hoverDelays = { openMs: 120, closeMs: 250 } as const;

/**
 * Opens and closes a panel of the Popover API for a mouse that rests on what it is about, and closes it when the keyboard
 * leaves. Touch, click and Escape are the browser's own. Answers the handlers of the element that holds button and panel.
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
      // A hand on its way to the button is about to open the panel itself; opened now, the click would close it.
      if (target instanceof Element && target.closest("[popovertarget]")) clearTimeout(timer.current);
      else later(hoverDelays.openMs, true);
    },
    // Whoever clicks has decided: a panel that a followed link closes must not open again behind it.
    onPointerDown: () => clearTimeout(timer.current),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") later(hoverDelays.closeMs, false);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Without a next element the window itself lost the focus.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
        document.getElementById(panelId)?.togglePopover(false);
    },
  };
}
