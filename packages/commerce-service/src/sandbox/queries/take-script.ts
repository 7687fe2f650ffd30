import { type RawBuilder, sql } from "kysely";
import type { SandboxScriptTable } from "../../database/schema.ts";

/** Where a call's script comes from: the body of a `with` that answers its effect, if there is one. */
export type TakeScript = (call: SandboxScriptTable["call"], subjects: readonly string[]) => RawBuilder<unknown>;

/** Takes the oldest script for a call: of two callers at once each takes another one. */
export const takeScript: TakeScript = (call, subjects) => sql`delete from sandbox_script where script_id = (
    select script_id from sandbox_script where call = ${call} and subject = any(${[...subjects, "*"]}::text[])
    order by script_id limit 1 for update skip locked) returning effect`;

/** A processor that follows no scripts, and looks for none. */
export const takeNoScript: TakeScript = () => sql`select null::text as effect where false`;
