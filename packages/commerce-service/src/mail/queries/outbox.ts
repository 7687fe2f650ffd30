import type { Brand, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Mail, MailContent } from "../../ports/mailer.ts";

/** Queues a mail in the transaction of its event: it is sent if, and only if, that is committed. */
export async function queueMail(
  transaction: Kysely<StoreDatabase>,
  mail: { mailId: string; to: string; site: Site; brand: Brand; content: MailContent; now: Date },
): Promise<void> {
  const { mailId, to, site, brand, content, now } = mail;
  await sql`
    insert into mail_outbox (mail_id, recipient, site, brand, content, next_attempt_at, created_at)
    values (${mailId}, ${to}, ${site}, ${brand}, ${JSON.stringify(content)}::jsonb, ${now}, ${now})`.execute(
    transaction,
  );
}

/**
 * A mail's content as the outbox has it: that of a reset link lacks the name, since its request does not look at
 * accounts.
 */
export type StoredMailContent =
  | Exclude<MailContent, { kind: "passwordReset" }>
  | Omit<Extract<MailContent, { kind: "passwordReset" }>, "firstName">;

/** A mail to send. Without content it is not sent: it is a reset link for an address without an account. */
export type ClaimedMail = Omit<Mail, "content"> & { content: MailContent | null; attempts: number };

/** How long a process may take for a mail before another process sends it again. */
const leaseMs = 60_000;

/**
 * Claims the mail that is due the longest, and counts the attempt; undefined if none is due. Concurrent processes claim
 * different mails. A mail that is not marked as sent within a minute is claimed again.
 */
export async function claimMail(database: Kysely<StoreDatabase>, now: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
    where mail_id = (
      select mail_id from mail_outbox where next_attempt_at <= ${now}
      order by next_attempt_at limit 1 for update skip locked)
    returning mail_id as "mailId", recipient as "to", site, brand, attempts,
      case content ->> 'kind' when 'passwordReset' then (
        select content || jsonb_build_object('firstName', first_name) from account where email = recipient)
      else content end as content`.execute(database);
  return rows[0];
}

/** Marks a mail as sent, and deletes its content. */
export async function markMailSent(database: Kysely<StoreDatabase>, mailId: string, now: Date): Promise<void> {
  await database
    .updateTable("mail_outbox")
    .set({ sent_at: now, next_attempt_at: null, content: null })
    .where("mail_id", "=", mailId)
    .execute();
}

/** Postpones a mail until `nextAttemptAt`; null gives it up, and deletes its content. */
export async function postponeMail(
  database: Kysely<StoreDatabase>,
  mailId: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await database
    .updateTable("mail_outbox")
    .set({ next_attempt_at: nextAttemptAt, ...(nextAttemptAt === null && { content: null }) })
    .where("mail_id", "=", mailId)
    .execute();
}

/** Deletes a mail that is not to be sent, so that the address of somebody without an account is not stored. */
export async function deleteMail(database: Kysely<StoreDatabase>, mailId: string): Promise<void> {
  await database.deleteFrom("mail_outbox").where("mail_id", "=", mailId).execute();
}

/** How many mails wait to be sent, up to `most`. */
export async function countWaitingMails(database: Kysely<StoreDatabase>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from mail_outbox where next_attempt_at is not null limit ${sql.lit(most)}) waiting`.execute(database);
  return rows[0]?.count ?? 0;
}
