import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Holds } from "../rules/to-holds.ts";

/**
 * Takes all of it from gift cards, tender codes and certificates, or nothing; answers whether it did. Each kind has rows
 * of its own, which are locked in the order of their numbers; a certificate is used as a whole.
 */
export async function reserveTenders(
  transaction: Kysely<StoreDatabase>,
  needed: Holds["tenders"],
  now: Date,
): Promise<boolean> {
  if (needed.length === 0) return true;
  const { rows } = await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as t (kind text, number_hash text, amount_cents int)),
    card as (
      select c.number_hash from gift_card c join wanted w on w.kind = 'giftCard' and w.number_hash = c.number_hash
      order by c.number_hash for update of c),
    code as (
      select c.number_hash from tender_code c join wanted w on w.kind = 'tenderCode' and w.number_hash = c.number_hash
      order by c.number_hash for update of c),
    charged as (
      update gift_card c set balance_cents = balance_cents - w.amount_cents from wanted w join card using (number_hash)
      where w.kind = 'giftCard' and c.number_hash = w.number_hash and c.balance_cents >= w.amount_cents
      returning c.number_hash),
    redeemed as (
      update tender_code c set balance_cents = balance_cents - w.amount_cents from wanted w join code using (number_hash)
      where w.kind = 'tenderCode' and c.number_hash = w.number_hash and c.balance_cents >= w.amount_cents
        and (c.expires_at is null or c.expires_at > ${now}) returning c.number_hash),
    used as (
      update reward_certificate c set used_at = ${now} from wanted w
      where w.kind = 'certificate' and c.number_hash = w.number_hash and c.used_at is null and c.expires_at > ${now}
      returning c.number_hash)
    select number_hash from charged union all select number_hash from redeemed union all select number_hash from used
    `.execute(transaction);
  return rows.length === needed.length;
}
