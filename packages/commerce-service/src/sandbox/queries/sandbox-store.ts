import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { TakeScript } from "./take-script.ts";

/** What the sandbox's statements stand on. */
export interface SandboxStore {
  database: Kysely<StoreDatabase>;
  takeScript: TakeScript;
}
