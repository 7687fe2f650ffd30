import { maxQuantity } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

export interface NewItem {
  registryId: string;
  sku: string;
  quantity: number;
}

const maxItems = 300;

/** Adds items to registries; the sentence of a limit that would be exceeded, for which the transaction has to fail. */
export async function addItems(
  transaction: Kysely<StoreDatabase>,
  items: readonly NewItem[],
  now: Date,
): Promise<string | undefined> {
  // Two adds at the same time count each other's items.
  await transaction
    .selectFrom("registry")
    .where("registry_id", "in", [...new Set(items.map(({ registryId }) => registryId))])
    .select("registry_id")
    .orderBy("registry_id")
    .forUpdate()
    .execute();
  // In one order, so that two adds at the same time do not wait for each other.
  const sorted = items.toSorted((one, other) => toKey(one).localeCompare(toKey(other)));
  for (const { registryId, sku, quantity } of sorted) {
    const added = await transaction
      .insertInto("registry_item")
      .values({ registry_id: registryId, sku, quantity, added_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["registry_id", "sku"])
          .doUpdateSet({ quantity: sql`registry_item.quantity + excluded.quantity` })
          .where(sql<boolean>`registry_item.quantity + excluded.quantity <= ${maxQuantity}`),
      )
      .returning("sku")
      .executeTakeFirst();
    if (!added) return `A registry takes up to ${maxQuantity} of an item.`;
  }
  const full = await transaction
    .selectFrom("registry_item")
    .where("registry_id", "in", [...new Set(items.map(({ registryId }) => registryId))])
    .select("registry_id")
    .groupBy("registry_id")
    .having((query) => query.fn.countAll(), ">", maxItems)
    .executeTakeFirst();
  return full && `A registry takes up to ${maxItems} different items.`;
}

const toKey = ({ registryId, sku }: NewItem) => `${registryId} ${sku}`;

/** Sets the quantity of an item; null removes it. Returns whether the registry had it. */
export async function setQuantity(
  database: Kysely<StoreDatabase>,
  { registryId, sku, quantity }: Omit<NewItem, "quantity"> & { quantity: number | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } =
    quantity === null
      ? await sql`delete from registry_item where registry_id = ${registryId} and sku = ${sku}`.execute(database)
      : await sql`update registry_item set quantity = ${quantity}
          where registry_id = ${registryId} and sku = ${sku}`.execute(database);
  return numAffectedRows > 0n;
}
