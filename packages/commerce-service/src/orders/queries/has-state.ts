import { type RawBuilder, sql } from "kysely";
import type { AttemptState } from "../rules/attempt-states.ts";

/**
 * Whether an attempt is in one of the given states. They are literals in the statement: a generic plan with parameters
 * cannot use a partial index.
 */
export function hasState(states: readonly AttemptState[]): RawBuilder<boolean> {
  return sql<boolean>`state in (${sql.join(states.map((state) => sql.lit(state)))})`;
}
