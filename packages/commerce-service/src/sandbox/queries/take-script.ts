import { type RawBuilder, sql } from "kysely";
import type { SandboxScriptTable } from "../../database/schema.ts";

/** Takes the oldest script for a call, as the body of a `with`: of two callers at once each takes another one. */
export function takeScript(call: SandboxScriptTable["call"], subjects: readonly string[]): RawBuilder<unknown> {
  return sql`delete from sandbox_script where script_id = (
    select script_id from sandbox_script where call = ${call} and subject = any(${[...subjects, "*"]}::text[])
    order by script_id limit 1 for update skip locked) returning effect`;
}
