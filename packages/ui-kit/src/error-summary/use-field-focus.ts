import { useEffect, useState } from "react";

/**
 * Moves the focus to a field or a notice once what is said of it is on the page, so that it is read with it. Each
 * call moves it anew; corrections later move nothing.
 */
export function useFieldFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    const field = target && document.getElementById(target.id);
    field?.focus();
    // jsdom and old browsers have no scrolling.
    field?.scrollIntoView?.({ block: "center" });
  }, [target]);
  return (id) => setTarget({ id });
}
