import { type RefObject, useEffect, useRef } from "react";

/** Takes up, once, what was typed or chosen in an element before its script ran: until then only the page itself shows it. */
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
