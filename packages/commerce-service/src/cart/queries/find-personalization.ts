import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { LinePersonalization } from "../../line-options/line-personalization.ts";

/**
 * The saved personalization of a token; undefined if there is none, if another session or account saved it, or if it
 * was deleted after 30 days.
 */
export function findPersonalization(
  database: Kysely<StoreDatabase>,
  { ownerId, ...key }: { ownerId: string | null } & ({ profileGuid: string } | { personalizationId: string }),
): Promise<{ sku: string; personalization: LinePersonalization } | undefined> {
  const query = database
    .selectFrom("personalization_design")
    .select(["sku", "design as personalization"])
    .where((eb) => eb.or([eb("owner_id", "is", null), eb("owner_id", "=", ownerId)]));
  return "profileGuid" in key
    ? query.where("profile_guid", "=", key.profileGuid).executeTakeFirst()
    : query.where("personalization_id", "=", key.personalizationId).executeTakeFirst();
}
