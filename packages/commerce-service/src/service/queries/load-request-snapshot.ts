import { CompiledQuery } from "kysely";
import type { RateLimitCount } from "../rate-limit/limits.ts";
import type { LoadSnapshot, RequestSnapshot, SnapshotQuery } from "../request-snapshot.ts";
import { sessionDays } from "../session/session-carrier.ts";
import { longestDays } from "../session/session-token.ts";

/**
 * The columns and the source of the snapshot, as constant text. A module that preloads more joins its own tables to
 * them: `s` is the session. Parameters: $1 the session's id, $2 the site, $3 the brand, $4 since when a session must
 * have been used, $5 the Idempotency-Key, $6 rate-limit keys.
 */
export const snapshotColumns = `
  s.session_id, s.request_token, s.owner_id, s.account_id, s.seen_at,
  known.session_id is not null as is_known, known.replaced_at, known.successor_id,
  known.revoked_at is not null as is_revoked,
  i.call, i.fingerprint, i.status as answer_status, i.reply, i.created_at as answered_at,
  (select json_agg(json_build_object('subject', subject, 'used', used, 'windowStarted', window_started))
   from rate_limit where subject = any($6::text[])) as tries`;
export const snapshotSource = `
  (select) as call
  left join session known on known.session_id = $1
  left join session s on s.session_id = $1 and s.site = $2 and s.brand = $3 and s.seen_at > $4
    and s.created_at > $4::timestamptz - interval '${longestDays - sessionDays} days' and s.replaced_at is null
  left join idempotency i on i.session_id = s.session_id and i.key = $5`;

/** The values of these parameters. */
export function toSnapshotValues({ sessionId, site, brand, seenSince, key, subjects }: SnapshotQuery): unknown[] {
  return [sessionId, site, brand, seenSince, key, subjects];
}

/** The row of these columns; those of missing data are null. */
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
}

/** Converts the row of a snapshot. */
export function toRequestSnapshot(row: SnapshotRow): RequestSnapshot {
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

/** Runs a statement of one row that begins with the snapshot's parameters. */
export async function readSnapshotRow<Row extends SnapshotRow>(
  database: Parameters<LoadSnapshot>[0],
  statement: string,
  values: readonly unknown[],
): Promise<Row> {
  const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(statement, [...values]));
  const [row] = rows;
  if (!row) throw new Error("The statement of a snapshot has one row, whatever is missing. Join only to its source.");
  return row;
}

/** Loads the snapshot of a call whose module preloads nothing. */
export const loadRequestSnapshot: LoadSnapshot = async (database, query) =>
  toRequestSnapshot(
    await readSnapshotRow(database, `select ${snapshotColumns} from ${snapshotSource}`, toSnapshotValues(query)),
  );
