import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** What a giver may know of a registry. */
export interface SharedRegistryRow {
  registryId: string;
  shareCode: string;
  name: string;
  registryType: string;
  eventDate: string;
}

/** The registries of a site by the codes of their links; codes of no registry are missing. No statement for no code. */
export async function findSharedRegistries(
  database: Kysely<StoreDatabase>,
  { site, shareCodes }: { site: Site; shareCodes: readonly string[] },
): Promise<ReadonlyMap<string, SharedRegistryRow>> {
  if (shareCodes.length === 0) return new Map();
  const rows = await database
    .selectFrom("registry")
    .where("site", "=", site)
    .where("share_code", "in", shareCodes)
    .select([
      "registry_id as registryId",
      "share_code as shareCode",
      "name",
      "registry_type as registryType",
      "event_date as eventDate",
    ])
    .execute();
  return new Map(rows.map((row) => [row.shareCode, row]));
}
