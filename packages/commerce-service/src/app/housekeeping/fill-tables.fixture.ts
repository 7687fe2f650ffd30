import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";

const columns = {
  session: "session_id, request_token, site, brand, created_at, seen_at, owner_id",
  idempotency: "session_id, key, call, fingerprint, status, reply, created_at",
  basket: "basket_id, owner_id, site, brand, status, created_at, updated_at, is_abandoned",
  order_attempt: `attempt_id, basket_id, basket_version, session_id, owner_id, attempt_key, state, draft, total_cents,
    currency, cards, next_look_at, created_at, updated_at`,
  rate_limit: "subject, window_started, used",
  sign_in_failure: "subject_hash, failed_at, forgotten_at",
  sign_in_ticket: "ticket_hash, account_id, site, brand, expires_at",
  sandbox_notification: "reference, tells_at, acknowledged_at",
  password_reset: "token_hash, email, expires_at",
  mail_outbox: "mail_id, recipient, site, brand, content, next_attempt_at, created_at",
  personalization_design: "profile_guid, personalization_id, sku, design, created_at",
  account_gift_card: "account_id, card_mark, used_at",
  swatch_address: "address_hash, window_started, used",
  swatch_order: `swatch_order_id, session_id, site, brand, choice_codes, free_form_text, address, is_address_as_entered,
    is_email_sign_up, ordered_at`,
  wallet_visit: "state_hash, session_id, kind, page_id, started_at",
  sandbox_wallet_page: "page_id, kind, return_url, amount_cents, currency, opened_at",
  payment_notification: "adapter, notification_id, reference, received_at, acknowledged_at",
} as const;

type FilledTable = keyof typeof columns;
export const filledTables = Object.keys(columns) as FilledTable[];

/** The values of row `n` at the moment `at`. One attempt in a thousand is unfinished, one basket in ten abandoned, one mail in a thousand waits. */
const values: Record<FilledTable, string> = {
  session: "'session-' || n, 'token', 'US', 'general', at, at, 'session-' || n",
  idempotency: "'session-' || n, 'key', 'addItems', 'print', 200, '{}', at",
  basket:
    "'basket-' || n, 'session-' || n, 'US', 'general', case n % 2 when 0 then 'ordered' else 'open' end, at, at, n % 10 = 1",
  order_attempt: `'attempt-' || n, 'basket-' || n, 1, 'session-' || n, 'session-' || n, 'key',
    case n % 1000 when 0 then 'unknown' else 'placed' end, '{}', 100, 'USD',
    jsonb_build_array(jsonb_build_object('reference', 'reference-' || n)), at + interval '1 day', at, at`,
  rate_limit: "'subject-' || n, at, 1",
  sign_in_failure: "'hash-' || n, array[at], at + interval '2 days'",
  sign_in_ticket: "'hash-' || n, 'account', 'US', 'general', at + interval '2 days'",
  sandbox_notification: "'reference-' || n, at, at",
  password_reset: "'hash-' || n, 'nell@example.com', at + interval '2 days'",
  mail_outbox: `'mail-' || n, 'nell@example.com', 'US', 'general', null,
    case n % 1000 when 0 then at + interval '2 days' end, at`,
  personalization_design: `'guid-' || n, 'id-' || n, '${sampleSkus.towels}', '{}', at`,
  account_gift_card: "'account', 'mark-' || n, at",
  swatch_address: "'hash-' || n, at, 1",
  swatch_order: "'swatches-' || n, 'session-' || n, 'US', 'general', '{}', 'Oat', '{}', false, false, at",
  wallet_visit: "'hash-' || n, 'session-' || n, 'masterpass', 'page-' || n, at",
  sandbox_wallet_page: "'page-' || n, 'masterpass', 'https://shop.example', 100, 'USD', at",
  payment_notification: "'sandbox', 'id-' || n, 'reference-' || n, at, at",
};

/**
 * Fills tables with rows of the last day, none of which has expired. `analyzeTables` updates the planner's statistics.
 */
export async function fillTables(
  database: Kysely<StoreDatabase>,
  { rows, now, tables = filledTables }: { rows: number; now: Date; tables?: readonly FilledTable[] },
): Promise<void> {
  const moments = sql.raw(`select n, timestamptz '${now.toISOString()}' - n * interval '1 day' / ${rows} as at
    from generate_series(1, ${rows}) n`);
  await Promise.all(
    tables.map((table) =>
      database.transaction().execute(async (transaction) => {
        // Foreign keys are not checked row by row.
        await sql`set local session_replication_role = replica`.execute(transaction);
        await sql`insert into ${sql.table(table)} (${sql.raw(columns[table])})
          select ${sql.raw(values[table])} from (${moments}) as filled`.execute(transaction);
      }),
    ),
  );
}

/** Updates the planner's statistics. */
export async function analyzeTables(database: Kysely<StoreDatabase>): Promise<void> {
  await Promise.all(filledTables.map((table) => sql`analyze ${sql.table(table)}`.execute(database)));
}
