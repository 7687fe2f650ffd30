import { sql } from "kysely";
import type { OrderAttemptRow } from "../../database/schema.ts";
import type { Ports } from "../../service/context.ts";

/**
 * Hands what was saved for later in an ordered basket to its owner's next one, which is begun for it where there is none.
 * One that is interrupted before is made up for by the next order; nothing to hand on changes nothing.
 */
export async function keepSavedLines(
  { database, random, clock }: Ports,
  { basket_id, owner_id }: OrderAttemptRow,
): Promise<void> {
  const now = clock.now();
  await sql`
    with saved as (
      select line_id from basket_line join basket b using (basket_id)
      where b.owner_id = ${owner_id} and b.status = 'ordered' and basket_line.state = 'saved'),
    begun as (
      insert into basket (basket_id, owner_id, site, brand, choices, created_at, updated_at)
      select ${random.token(16)}, owner_id, site, brand, '{}', ${now}::timestamptz, ${now}::timestamptz from basket
      where basket_id = ${basket_id} and exists (select from saved)
      on conflict (owner_id, site) where status <> 'ordered' do update set version = basket.version + 1
      returning basket_id)
    update basket_line set basket_id = (select basket_id from begun)
    where line_id in (select line_id from saved) and exists (select from begun)`.execute(database);
}
