import type { Address, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { toAddressColumns } from "../../database/to-address.ts";

/** Adds an address at the end of an account's others, unless it exists already; returns its id. */
export async function saveAccountAddress(
  database: Kysely<StoreDatabase>,
  { accountId, addressId, address }: { accountId: string; addressId: string; address: Address },
): Promise<string> {
  const columns = toAddressColumns(address);
  const saved = await database
    .insertInto("account_address")
    .values({
      address_id: addressId,
      account_id: accountId,
      ...columns,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from account_address where account_id = ${accountId})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("address_id")
    .executeTakeFirst();
  // Another tab was first; a separate statement sees its row.
  const { address_id } = saved ?? (await findAddress(database, accountId, columns));
  return address_id;
}

function findAddress(database: Kysely<StoreDatabase>, accountId: string, columns: ReturnType<typeof toAddressColumns>) {
  const isSame = Object.entries(columns).map(
    ([column, value]) => sql<boolean>`coalesce(${sql.ref(column)}, '') = ${value ?? ""}`,
  );
  return database
    .selectFrom("account_address")
    .select("address_id")
    .where("account_id", "=", accountId)
    .where((eb) => eb.and(isSame))
    .executeTakeFirstOrThrow();
}

interface MailingPreference {
  ownerId: string;
  site: Site;
  role: "shipping" | "billing";
  isOptIn: boolean;
  address: Address;
  now: Date;
}

/** Saves the latest preference for one of an owner's two addresses. */
export async function saveMailingPreference(
  database: Kysely<StoreDatabase>,
  { ownerId, site, role, isOptIn, address, now }: MailingPreference,
): Promise<void> {
  const preference = { is_opt_in: isOptIn, address: JSON.stringify(address), updated_at: now };
  await database
    .insertInto("mailing_preference")
    .values({ owner_id: ownerId, site, role, ...preference })
    .onConflict((conflict) => conflict.columns(["owner_id", "site", "role"]).doUpdateSet(preference))
    .execute();
}
