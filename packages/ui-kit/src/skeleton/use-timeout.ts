import { useEffect, useState } from "react";

/** Whether a time in milliseconds has passed since the part appeared or was started over. */
export function useTimeout(ms: number): { readonly isOver: boolean; readonly restart: () => void } {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [isOver, ms]);
  return { isOver, restart: () => setIsOver(false) };
}
