/** A backup that cannot be made or restored, with the reason in words for an operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
