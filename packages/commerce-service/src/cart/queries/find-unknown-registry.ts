import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** The first of the registries that a site does not have; undefined if it has all of them. No statement for none. */
export async function findUnknownRegistry(
  database: Kysely<StoreDatabase>,
  { site, registryIds }: { site: Site; registryIds: readonly string[] },
): Promise<string | undefined> {
  if (registryIds.length === 0) return undefined;
  const rows = await database
    .selectFrom("registry")
    .where("site", "=", site)
    .where("registry_id", "in", registryIds)
    .select("registry_id as id")
    .execute();
  return registryIds.find((wanted) => !rows.some(({ id }) => id === wanted));
}
