/** Limits the number of concurrent slots of each key; further callers wait in a queue. */
export interface Slots {
  /**
   * Resolves with the function that releases the slot, or with null after the timeout or an abort. Without `withinMs`
   * it waits without a limit.
   */
  take(key: string, options?: { withinMs?: number; signal?: AbortSignal }): Promise<(() => void) | null>;
}

interface Line {
  taken: number;
  waiting: Set<() => void>;
  seenAt: number;
}

const activeMs = 1000;

/**
 * `share`: the slots of a key while others were active within the last second; by default the same as alone.
 * `maxWaiting`: how many of a key may wait; further callers get none at once.
 */
export function createSlots({
  most,
  share = most,
  maxWaiting = Number.POSITIVE_INFINITY,
}: {
  most: number;
  share?: number;
  maxWaiting?: number;
}): Slots {
  const lines = new Map<string, Line>();

  /** The queue of a key, which becomes the last of the map. */
  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { taken: 0, waiting: new Set(), seenAt: 0 };
    line.seenAt = performance.now();
    lines.delete(key);
    lines.set(key, line);
    for (const [other, { taken, seenAt }] of lines) {
      if (line.seenAt - seenAt < activeMs) break;
      if (taken === 0) lines.delete(other);
    }
    return line;
  }

  /** Admits waiting callers if there are free slots. */
  function letIn(line: Line): void {
    for (const turn of line.waiting) {
      if (line.taken >= (lines.size > 1 ? share : most)) return;
      line.taken += 1;
      turn();
    }
  }

  function toRelease(line: Line): () => void {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      line.taken -= 1;
      letIn(line);
    };
  }

  return {
    take(key, { withinMs, signal } = {}) {
      const line = lineOf(key);
      if (line.waiting.size >= maxWaiting) return Promise.resolve(null);
      return new Promise((resolve) => {
        const end = (slot: (() => void) | null) => {
          line.waiting.delete(turn);
          clearTimeout(timer);
          signal?.removeEventListener("abort", leave);
          resolve(slot);
        };
        const turn = () => end(toRelease(line));
        const leave = () => end(null);
        const timer = withinMs === undefined ? undefined : setTimeout(leave, withinMs);
        line.waiting.add(turn);
        letIn(line);
        if (signal?.aborted) leave();
        else if (line.waiting.has(turn)) signal?.addEventListener("abort", leave);
      });
    },
  };
}
