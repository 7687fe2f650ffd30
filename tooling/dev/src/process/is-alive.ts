/** Whether a process with this id exists, under any account. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to another account.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
