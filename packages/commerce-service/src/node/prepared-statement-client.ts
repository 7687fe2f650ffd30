import pg from "pg";

// A service has some hundred statements. More than this would be texts that differ from call to call, and preparing them
// would fill the server's memory for nothing.
const maxPrepared = 400;
const names = new Map<string, string>();

/**
 * A connection that has the server plan each statement once and run it by name from then on: planning the statement that
 * reads a basket takes three times as long as running it. A pooler that hands connections over between statements would
 * need to know prepared statements too.
 */
export class PreparedStatementClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => never;
    const asked: unknown = name === undefined ? query(...args) : query({ name, text, values }, ...rest);
    if (asked instanceof Promise) asked.catch((error: unknown) => this.#leave(error));
    return asked as never;
  }

  /** A server that has not answered in time would answer the next question with this one's rows, if ever: nobody asks it again. */
  #leave(error: unknown): void {
    if (error instanceof Error && error.message === "Query read timeout") void this.end().catch(() => undefined);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maxPrepared) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
