import { useEffect, useState } from "react";

/** How long the button says that the item was added, in milliseconds [REG-09]. */
export const addedMs = 3000;

/** Whether an add succeeded within the last three seconds; each answer is an object of its own. */
export function useAddedFlag(added: object | null): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setOver(added), addedMs);
    return () => clearTimeout(timer);
  }, [added]);
  return added !== null && added !== over;
}
