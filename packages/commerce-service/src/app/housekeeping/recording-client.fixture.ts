import type pg from "pg";
import { PreparedStatementClient } from "../../node/prepared-statement-client.ts";

/** A connection that records every statement except transaction control and settings. */
export function createRecordingClient(noted: Set<string>): typeof pg.Client {
  return class extends PreparedStatementClient {
    override query(...args: unknown[]): never {
      const [text] = args;
      if (typeof text === "string" && !/^(begin|commit|rollback|set)\b/i.test(text)) noted.add(text);
      return (super.query as (...all: unknown[]) => never).apply(this, args);
    }
  };
}
