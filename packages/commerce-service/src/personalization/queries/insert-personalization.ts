import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { LineDesign } from "../../line-options/line-personalization.ts";

interface NewDesign {
  profileGuid: string;
  personalizationId: string;
  /** The session or account that saves it; null without a session. */
  ownerId: string | null;
  sku: string;
  design: LineDesign;
  now: Date;
}

/** Stores a design under the two tokens that its add may name. */
export async function insertDesign(
  database: Kysely<StoreDatabase>,
  { profileGuid, personalizationId, ownerId, sku, design, now }: NewDesign,
): Promise<void> {
  await database
    .insertInto("personalization_design")
    .values({
      profile_guid: profileGuid,
      personalization_id: personalizationId,
      owner_id: ownerId,
      sku,
      design: JSON.stringify(design),
      created_at: now,
    })
    .execute();
}
