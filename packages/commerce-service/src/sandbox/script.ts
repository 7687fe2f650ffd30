import type { Insertable, Kysely } from "kysely";
import type { SandboxScriptTable, StoreDatabase } from "../database/schema.ts";

/** One thing that is to happen to the sandbox's next fitting call, once: its outcome, a lost request, a lost reply. */
export type SandboxScript = Omit<Insertable<SandboxScriptTable>, "script_id">;

/** Sets what happens next at the sandbox processor, in the order given: for tests and drills. */
export async function scriptSandbox(database: Kysely<StoreDatabase>, scripts: readonly SandboxScript[]): Promise<void> {
  if (scripts.length > 0) await database.insertInto("sandbox_script").values(scripts).execute();
}
