import { useRef, useState } from "react";

/** Runs one work at a time: a second click while it runs does nothing. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
