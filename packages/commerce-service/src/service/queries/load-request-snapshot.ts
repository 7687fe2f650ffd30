import { type RawBuilder, sql } from "kysely";
import type { RateLimitCount } from "../rate-limit/limits.ts";
import type { LoadSnapshot, RequestSnapshot, SnapshotQuery } from "../request-snapshot.ts";
import { sessionDays } from "../session/session-carrier.ts";
import { longestDays } from "../session/session-token.ts";

/** The row of a snapshot; the columns of missing data are null. */
export interface SnapshotRow {
  session_id: string | null;
  request_token: string;
  owner_id: string;
  account_id: string | null;
  seen_at: Date;
  is_known: boolean;
  replaced_at: Date | null;
  successor_id: string | null;
  is_revoked: boolean;
  call: string | null;
  fingerprint: string;
  answer_status: number | null;
  reply: unknown;
  answered_at: Date;
  tries: readonly RateLimitCount[] | null;
  /** The postal code that was typed last. */
  postal_code: string | null;
  postal_code_at: Date | null;
}

/** Converts the row of a snapshot; the place of the visit depends on more than it. */
export function toRequestSnapshot(row: SnapshotRow): Omit<RequestSnapshot, "postalCode"> {
  const { session_id, request_token, owner_id, account_id, seen_at, call, fingerprint, reply } = row;
  return {
    isKnown: row.is_known,
    replaced: row.replaced_at && { at: row.replaced_at, successorId: row.successor_id, isRevoked: row.is_revoked },
    session:
      session_id === null
        ? null
        : {
            sessionId: session_id,
            requestToken: request_token,
            ownerId: owner_id,
            accountId: account_id,
            seenAt: seen_at,
          },
    stored: call === null ? null : { call, fingerprint, status: row.answer_status, reply, answeredAt: row.answered_at },
    tries: row.tries ?? [],
  };
}

/** What a module that preloads more reads with the snapshot: columns of its own tables, joined to the session `s`. */
export interface SnapshotExtension {
  /** Each with a comma after it. */
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

const unusedLife = sql.lit(`${longestDays - sessionDays} days`);

/** Runs the statement of a snapshot. Its text is the same for all values, so that it is prepared once. */
export async function readSnapshotRow<Row extends SnapshotRow>(
  database: Parameters<LoadSnapshot>[0],
  { sessionId, site, brand, seenSince, key, subjects }: SnapshotQuery,
  { columns, joins }: SnapshotExtension,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${columns} s.session_id, s.request_token, s.owner_id, s.account_id, s.seen_at, s.postal_code, s.postal_code_at,
      known.session_id is not null as is_known, known.replaced_at, known.successor_id,
      known.revoked_at is not null as is_revoked,
      i.call, i.fingerprint, i.status as answer_status, i.reply, i.created_at as answered_at,
      (select json_agg(json_build_object('subject', subject, 'used', used, 'windowStarted', window_started))
       from rate_limit where subject = any(${subjects}::text[])) as tries
    from (select) as call
      left join session known on known.session_id = ${sessionId}
      left join session s on s.session_id = ${sessionId} and s.site = ${site} and s.brand = ${brand}
        and s.seen_at > ${seenSince} and s.created_at > ${seenSince}::timestamptz - interval ${unusedLife}
        and s.replaced_at is null
      left join idempotency i on i.session_id = s.session_id and i.key = ${key}
      ${joins}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error("The statement of a snapshot has one row, whatever is missing. Join only to its source.");
  return row;
}
