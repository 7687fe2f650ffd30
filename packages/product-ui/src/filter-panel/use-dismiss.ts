import { useEffect, useRef } from "react";

/** Closes a disclosure when the pointer or the focus goes elsewhere, as a list that hangs over the page should. */
export function useDismiss(isWanted: boolean) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    function close({ target }: Event) {
      if (group.current?.open && target instanceof Node && !group.current.contains(target)) group.current.open = false;
    }
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [isWanted]);
  return group;
}
