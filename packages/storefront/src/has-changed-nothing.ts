/** Whether a sent form was answered with a problem, and so changed nothing that would have to be read again. */
export function hasChangedNothing(actionResult: unknown): boolean {
  return typeof actionResult === "object" && actionResult !== null && "problem" in actionResult;
}
