import type { Site } from "@store/contract/shared";
import { type Insertable, type Kysely, sql } from "kysely";
import type { RegistryTable, StoreDatabase } from "../../database/schema.ts";
import { piecesOf } from "./pieces.ts";

/** Whose registries are found: those of an account on a site. */
export interface RegistryOwner {
  accountId: string;
  site: Site;
}

/** The registries of an owner, the next event first, or the one with an id; with what is wanted and bought of each. */
export function findRegistries(
  database: Kysely<StoreDatabase>,
  { accountId, site }: RegistryOwner,
  registryId?: string,
) {
  const pieces = piecesOf(sql.ref("registry.registry_id"), site);
  return database
    .selectFrom("registry")
    .where("account_id", "=", accountId)
    .where("site", "=", site)
    .$if(registryId !== undefined, (query) => query.where("registry_id", "=", registryId ?? ""))
    .select([
      "registry_id as registryId",
      "name",
      "registry_type as registryType",
      "event_date as eventDate",
      "address",
      "share_code as shareCode",
      sql<number>`(select coalesce(sum(quantity) filter (where is_wanted), 0)::int from ${pieces} piece)`.as(
        "wantedCount",
      ),
      sql<number>`(select coalesce(sum(bought), 0)::int from ${pieces} piece)`.as("boughtCount"),
    ])
    .orderBy("event_date")
    .orderBy("registry_id")
    .execute();
}

export type FoundRegistry = Awaited<ReturnType<typeof findRegistries>>[number];

type RegistryRow = Insertable<RegistryTable>;

/** Inserts a new registry, unless its owner has so many on this site; returns whether it did. */
export function insertRegistry(database: Kysely<StoreDatabase>, row: RegistryRow, most: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { account_id, site } = row;
    // Two at the same time count each other.
    await transaction
      .selectFrom("account")
      .where("account_id", "=", account_id)
      .select("account_id")
      .forUpdate()
      .execute();
    const { count } = await transaction
      .selectFrom("registry")
      .where("account_id", "=", account_id)
      .where("site", "=", site)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return false;
    await transaction.insertInto("registry").values(row).execute();
    return true;
  });
}

/** Deletes an owner's registry with its items. */
export async function deleteRegistry(database: Kysely<StoreDatabase>, registryId: string): Promise<void> {
  await database.deleteFrom("registry").where("registry_id", "=", registryId).execute();
}

/** Gives a registry another link. */
export async function replaceShareCode(
  database: Kysely<StoreDatabase>,
  { registryId, shareCode }: { registryId: string; shareCode: string },
): Promise<void> {
  await database.updateTable("registry").set({ share_code: shareCode }).where("registry_id", "=", registryId).execute();
}

/** Updates the details of an owner's registry; what is missing stays. Another owner's id matches nothing. */
export async function updateRegistry(
  database: Kysely<StoreDatabase>,
  { accountId, site }: RegistryOwner,
  registryId: string,
  fields: Partial<Pick<RegistryRow, "name" | "registry_type" | "event_date" | "address">>,
): Promise<void> {
  await database
    .updateTable("registry")
    .set(fields)
    .where("registry_id", "=", registryId)
    .where("account_id", "=", accountId)
    .where("site", "=", site)
    .execute();
}
