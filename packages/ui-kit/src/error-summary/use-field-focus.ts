import { useEffect, useState } from "react";

/**
 * Moves the focus to a field or a message after its text is rendered, so that a screen reader reads both. Each call
 * moves the focus once; later corrections do not.
 */
export function useFieldFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    const field = target && document.getElementById(target.id);
    field?.focus();
    // jsdom and old browsers do not support scrolling.
    field?.scrollIntoView?.({ block: "center" });
  }, [target]);
  return (id) => setTarget({ id });
}
