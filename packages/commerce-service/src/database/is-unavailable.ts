/**
 * What PostgreSQL and the network say while there is no database to work with: it is being stopped, started or reached in
 * vain (08, 57P, the system's codes), it lets nobody in (55000), lacks disk, memory or connections (53), takes no writes
 * (25006), or took longer than a statement or a lock may (57014, 55P03, 25P03). The classes are those of PostgreSQL's
 * appendix of error codes.
 */
const codes =
  /^(08...|53...|57P0[1-5]|57014|55000|55P03|25P03|25006|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** pg gives a connection that ended, and one that was waited for in vain, no code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Client was closed)/;

/** Whether a call failed since its database could not be asked: the same call may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") return codes.test(error.code);
  return words.test(error.message);
}
