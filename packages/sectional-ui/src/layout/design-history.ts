import type { Design } from "./design.ts";

/** The designs before and after the present one, for undo and redo; the last one undone is the first of `future`. */
export interface DesignHistory {
  readonly past: readonly Design[];
  readonly present: Design;
  readonly future: readonly Design[];
}

/** The largest number of steps that can be undone. */
const maxSteps = 100;

export function startHistory(present: Design): DesignHistory {
  return { past: [], present, future: [] };
}

/** The history with a new design, after which nothing can be redone; the same history if nothing changed. */
export function recordDesign(history: DesignHistory, design: Design): DesignHistory {
  const { past, present } = history;
  if (design === present) return history;
  return { past: [...past, present].slice(-maxSteps), present: design, future: [] };
}

/** One step back; the same history if there is none. */
export function undoDesign(history: DesignHistory): DesignHistory {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), present: last, future: [present, ...future] } : history;
}

/** One undone step forward; the same history if there is none. */
export function redoDesign(history: DesignHistory): DesignHistory {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : history;
}
