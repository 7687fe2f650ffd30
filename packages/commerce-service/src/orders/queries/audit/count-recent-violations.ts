import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../../../database/schema.ts";
import { type AuditRules, holdRules, toOrderRules } from "./audit-rules.ts";
import { toLedgerRules } from "./payment-rules.ts";

/** How many of the newest orders are audited, and at how many rows the count of a rule ends. */
const newest = 200;
const maxRows = 100;

const isNewest = sql<boolean>`o.order_id = any(array(
  select order_id from customer_order order by placed_at desc limit ${sql.lit(newest)}))`;

/** What reads only rows of running attempts, and the stock: a few hundred, however many orders there are. */
const smallRules = [
  "more units of an item are sold than there were",
  "an ended attempt still holds stock",
  "an ended attempt still holds a tender",
  "a running attempt does not hold the stock that it sells",
  "a running attempt does not hold the tenders that pay it",
  "a running attempt does not hold the gifts that it buys, or an ended one holds some",
] as const;

/** What is wrong only because it lasts: the loops that recover attempts and send mails are not running. */
const toOverdueRules = (now: Date): AuditRules => ({
  "an attempt waits for its recovery for a minute, or is not settled after an hour": sql`
    select attempt_id as subject from order_attempt
    where state not in ('placed', 'failed')
      and (next_look_at <= ${before(now, 1)} or created_at <= ${before(now, 60)})`,
  "a mail is due for five minutes": sql`
    select mail_id as subject from mail_outbox where next_attempt_at <= ${before(now, 5)}`,
});

function before(now: Date, minutes: number): RawBuilder<Date> {
  return sql`${new Date(now.getTime() - minutes * 60_000)}::timestamptz`;
}

/** The rules of the audit that are cheap: on the newest orders, running attempts and overdue work. */
export function toRecentRules(now: Date): AuditRules {
  return {
    ...toOrderRules(isNewest),
    ...toLedgerRules(isNewest),
    ...Object.fromEntries(smallRules.map((rule) => [rule, holdRules[rule]])),
    ...toOverdueRules(now),
  };
}

/** How many rows violate each rule of the cheap audit, up to a hundred. Each statement reads a bounded number of rows. */
export async function countRecentViolations(
  database: Kysely<StoreDatabase>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [rule, statement] of Object.entries(toRecentRules(now))) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (select from (${statement}) violation limit ${sql.lit(maxRows)}) counted`.execute(
      database,
    );
    counts.set(rule, rows[0]?.count ?? 0);
  }
  return counts;
}
