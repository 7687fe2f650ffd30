/** Whether a submitted form returned a problem or its own texts, and so changed nothing that has to be loaded again. */
export function hasChangedNothing(actionResult: unknown): boolean {
  return (
    typeof actionResult === "object" &&
    actionResult !== null &&
    ("problem" in actionResult || "submitted" in actionResult)
  );
}
