import { useEffect, useState } from "react";
import type { EarlyPresses } from "./keep-presses.ts";

/**
 * Does what was pressed and typed before the page listened, one commit after it came alive: what its parts restore then is on
 * the page before a word more is told to them.
 */
export function useEarlyPresses(): void {
  // By the first render React knows the whole page and takes up presses by itself. Doing it twice changes nothing.
  const presses: EarlyPresses | undefined = typeof window === "undefined" ? undefined : window.earlyPresses;
  presses?.stop();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (isAlive) presses?.replay();
  }, [isAlive, presses]);
}
