import { type RefObject, useEffect, useRef } from "react";

/** Reads, once, what was typed or selected in an element before hydration: until then only the DOM has it. */
export function useEarlyInput<Part extends HTMLElement>(takeUp: (part: Part) => void): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current || part.current === null) return;
    isTaken.current = true;
    takeUp(part.current);
  }, [takeUp]);
  return part;
}
