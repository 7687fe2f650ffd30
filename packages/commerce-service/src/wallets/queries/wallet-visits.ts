import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { WalletKind } from "../../ports/payments.ts";

/** Stores that a session has left for the page of a wallet. */
export async function beginVisit(
  database: Kysely<StoreDatabase>,
  visit: { stateHash: string; sessionId: string; kind: WalletKind; pageId: string; amountCents: number; now: Date },
): Promise<void> {
  const { stateHash: state_hash, sessionId: session_id, kind, pageId: page_id, now: started_at } = visit;
  const row = { state_hash, session_id, kind, page_id, amount_cents: visit.amountCents, started_at };
  await database.insertInto("wallet_visit").values(row).execute();
}

/** Ends a visit of this session: its state works once. Null if there is none, or if it began before `since`. */
export async function endVisit(
  database: Kysely<StoreDatabase>,
  visit: { stateHash: string; sessionId: string; kind: WalletKind; since: Date },
): Promise<{ pageId: string; amountCents: number } | null> {
  const ended = await database
    .deleteFrom("wallet_visit")
    .where("state_hash", "=", visit.stateHash)
    .where("session_id", "=", visit.sessionId)
    .where("kind", "=", visit.kind)
    .where("started_at", ">", visit.since)
    .returning(["page_id as pageId", "amount_cents as amountCents"])
    .executeTakeFirst();
  return ended ?? null;
}
