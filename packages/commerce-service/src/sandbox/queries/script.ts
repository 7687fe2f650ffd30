import type { Insertable, Kysely } from "kysely";
import type { SandboxScriptTable, StoreDatabase } from "../../database/schema.ts";

/** What happens to the sandbox's next matching call, once: an outcome, a lost request, a lost reply. */
export type SandboxScript = Omit<Insertable<SandboxScriptTable>, "script_id">;

/** Sets the next results of the sandbox processor, in the given order: for tests and drills. */
export async function scriptSandbox(database: Kysely<StoreDatabase>, scripts: readonly SandboxScript[]): Promise<void> {
  if (scripts.length > 0) await database.insertInto("sandbox_script").values(scripts).execute();
}
