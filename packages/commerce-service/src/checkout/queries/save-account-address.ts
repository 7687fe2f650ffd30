import type { Address } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** Puts an address behind the others of an account. */
export async function saveAccountAddress(
  database: Kysely<StoreDatabase>,
  { accountId, addressId, address }: { accountId: string; addressId: string; address: Address },
): Promise<void> {
  await database
    .insertInto("account_address")
    .values({
      address_id: addressId,
      account_id: accountId,
      first_name: address.firstName,
      last_name: address.lastName,
      address1: address.address1,
      address2: address.address2 ?? null,
      address3: address.address3 ?? null,
      city: address.city,
      state: address.state,
      postal_code: address.postalCode,
      country: address.country,
      day_phone: address.dayPhone,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from account_address where account_id = ${accountId})`,
    })
    .execute();
}
