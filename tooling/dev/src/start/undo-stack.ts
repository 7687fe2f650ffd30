type Undo = () => Promise<void>;

export interface UndoStack {
  add(step: Undo): void;
  /** Takes everything back, the last thing first; a second call waits for the first. */
  undo: Undo;
  /** Takes everything back at once, where the order does not matter. */
  undoTogether: Undo;
}

/** Remembers how to take back what has been started. A step that fails keeps no other from running; its error comes at the end. */
export function undoStack(): UndoStack {
  const steps: Undo[] = [];
  let running: Promise<void> | undefined;

  async function inOrder(): Promise<void> {
    const errors: unknown[] = [];
    for (const step of steps.reverse()) await step().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  }

  async function together(): Promise<void> {
    const outcomes = await Promise.allSettled(steps.map((step) => step()));
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
  }

  return {
    add: (step) => steps.push(step),
    undo: () => (running ??= inOrder()),
    undoTogether: () => (running ??= together()),
  };
}
