import { type RawBuilder, sql } from "kysely";
import type { AttemptState } from "../rules/attempt-states.ts";

/**
 * Whether an attempt is in one of the given states. They stand in the statement as literals: a plan that holds for all
 * parameters cannot use an index that is limited to some states.
 */
export function hasState(states: readonly AttemptState[]): RawBuilder<boolean> {
  return sql<boolean>`state in (${sql.join(states.map((state) => sql.lit(state)))})`;
}
