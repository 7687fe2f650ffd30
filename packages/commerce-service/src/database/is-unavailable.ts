/**
 * The error codes of PostgreSQL and the network while the database is unavailable: it is stopping, starting or
 * unreachable (08, 57P, system error codes), accepts no connections (55000), lacks disk, memory or connections (53), is
 * read-only (25006), or exceeded a statement or lock timeout (57014, 55P03, 25P03). The classes are those of
 * PostgreSQL's appendix of error codes.
 */
const codes =
  /^(08...|53...|57P0[1-5]|57014|55000|55P03|25P03|25006|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** pg sets no code for a terminated connection and for a connection timeout. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Client was closed)/;

/** Whether a call failed because its database is unavailable: a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") return codes.test(error.code);
  return words.test(error.message);
}
