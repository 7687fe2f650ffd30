import type { Address, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

interface MailingPreference {
  ownerId: string;
  site: Site;
  role: "shipping" | "billing";
  isOptIn: boolean;
  address: Address;
  now: Date;
}

/** Keeps an owner's last word about one of their two addresses. */
export async function saveMailingPreference(
  database: Kysely<StoreDatabase>,
  { ownerId, site, role, isOptIn, address, now }: MailingPreference,
): Promise<void> {
  const said = { is_opt_in: isOptIn, address: JSON.stringify(address), updated_at: now };
  await database
    .insertInto("mailing_preference")
    .values({ owner_id: ownerId, site, role, ...said })
    .onConflict((conflict) => conflict.columns(["owner_id", "site", "role"]).doUpdateSet(said))
    .execute();
}
