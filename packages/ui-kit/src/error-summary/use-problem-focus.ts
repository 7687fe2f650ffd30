import { useEffect, useRef, useState } from "react";

/**
 * Moves the focus to the first failing field after each failed submit (PAY-43), once its error is on the page, so that
 * it is read with the field. Corrections later move nothing.
 */
export function useProblemFocus(firstProblemId: string | null): () => void {
  const [failures, setFailures] = useState(0);
  const target = useRef(firstProblemId);
  target.current = firstProblemId;
  useEffect(() => {
    if (failures === 0 || target.current === null) return;
    const field = document.getElementById(target.current);
    field?.focus();
    // jsdom and old browsers have no scrolling.
    field?.scrollIntoView?.({ block: "center" });
  }, [failures]);
  return () => setFailures((count) => count + 1);
}
