import { createHash } from "node:crypto";
import pg from "pg";

// A service has about two hundred statements. More would be texts that differ from call to call, and preparing them
// would waste the server's memory.
const maxPrepared = 400;
const names = new Map<string, string>();

/**
 * A connection that prepares and plans each statement once: planning the statement that reads a basket takes three
 * times as long as running it.
 */
export class PreparedStatementClient extends pg.Client {
  /** Whether the server has refused a write: after a failover, a connection may still lead to the old primary. */
  isReadOnly = false;

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" && Array.isArray(values) ? toStatementName(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => never;
    const result: unknown = name === undefined ? query(...args) : query({ name, text, values }, ...rest);
    if (result instanceof Promise) result.catch((error: unknown) => this.#noteFailure(error));
    return result as never;
  }

  #noteFailure(error: unknown): void {
    if (!(error instanceof Error)) return;
    if ("code" in error && error.code === "25006") this.isReadOnly = true;
    // The server could send the old response to the next query.
    if (error.message === "Query read timeout") void this.end().catch(() => undefined);
  }
}

/**
 * The name depends on the text only: if a pooler gives a connection the server process of another program, a statement
 * of that name is missing or the same, never another one. At most 63 bytes, PostgreSQL's limit.
 */
function toStatementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maxPrepared) return undefined;
  const name = `s_${createHash("sha256").update(text).digest("base64url")}`;
  names.set(text, name);
  return name;
}
