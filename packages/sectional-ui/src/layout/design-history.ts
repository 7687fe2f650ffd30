import type { Layout } from "./design.ts";

/** The layouts before and after the present one, for undo and redo; the last one undone is the first of `future`. */
export interface LayoutHistory {
  readonly past: readonly Layout[];
  readonly present: Layout;
  readonly future: readonly Layout[];
}

/** The largest number of steps that can be undone. */
const maxSteps = 100;

export function startHistory(present: Layout): LayoutHistory {
  return { past: [], present, future: [] };
}

/** The history with a new layout, after which nothing can be redone; the same history if nothing changed. */
export function recordLayout(history: LayoutHistory, layout: Layout): LayoutHistory {
  const { past, present } = history;
  if (layout === present) return history;
  return { past: [...past, present].slice(-maxSteps), present: layout, future: [] };
}

/** One step back; the same history if there is none. */
export function undoLayout(history: LayoutHistory): LayoutHistory {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), present: last, future: [present, ...future] } : history;
}

/** One undone step forward; the same history if there is none. */
export function redoLayout(history: LayoutHistory): LayoutHistory {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : history;
}
