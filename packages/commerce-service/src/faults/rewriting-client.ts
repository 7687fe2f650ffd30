import type pg from "pg";
import { PreparedStatementClient } from "../node/prepared-statement-client.ts";

/** A connection whose statements are changed on their way, as if the code asked for something else. */
export function rewritingClient(rewrite: (statement: string) => string): typeof pg.Client {
  return class extends PreparedStatementClient {
    override query(...args: unknown[]): never {
      const [first, ...rest] = args;
      const query = super.query.bind(this) as (...all: unknown[]) => never;
      return typeof first === "string" ? query(rewrite(first), ...rest) : query(...args);
    }
  };
}
