import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { LinePersonalization } from "../../line-options/line-personalization.ts";

interface NewPersonalization {
  profileGuid: string;
  personalizationId: string;
  /** The session or account that saves it; null without a session. */
  ownerId: string | null;
  sku: string;
  personalization: LinePersonalization;
  now: Date;
}

/** Stores a personalization under the two tokens that its add may name. */
export async function insertPersonalization(
  database: Kysely<StoreDatabase>,
  { profileGuid, personalizationId, ownerId, sku, personalization, now }: NewPersonalization,
): Promise<void> {
  await database
    .insertInto("personalization_design")
    .values({
      profile_guid: profileGuid,
      personalization_id: personalizationId,
      owner_id: ownerId,
      sku,
      design: JSON.stringify(personalization),
      created_at: now,
    })
    .execute();
}
