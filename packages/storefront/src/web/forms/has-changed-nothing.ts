/** Whether a submitted form returned a problem, and so changed nothing that has to be loaded again. */
export function hasChangedNothing(actionResult: unknown): boolean {
  return typeof actionResult === "object" && actionResult !== null && "problem" in actionResult;
}
