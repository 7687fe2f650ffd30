import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Mailer } from "../ports/mailer.ts";
import { toLogFields } from "../ports/to-log-fields.ts";
import { claimMail, deleteMail, markMailSent, postponeMail } from "./queries/outbox.ts";

const minute = 60_000;
/** Pauses after the first, second … failed attempt; about two days in total, after which delivery stops. */
const pausesMs = [0.1, 0.5, 5, 30, 120, 600, 1800].map((minutes) => minutes * minute);

interface MailPorts {
  database: Kysely<StoreDatabase>;
  mailer?: Mailer;
  clock: Clock;
  log: Log;
}

/**
 * Sends the due mails: each at least once, and again until the mailer has accepted it. A mail that was accepted right
 * before the process ended is sent again with the same id, by which mail servers recognize it.
 */
export async function deliverMails({ database, mailer, clock, log }: MailPorts, signal?: AbortSignal): Promise<void> {
  if (!mailer) return;
  while (!signal?.aborted) {
    const claimed = await claimMail(database, clock.now());
    if (!claimed) return;
    const { attempts, content, ...mail } = claimed;
    if (content === null) {
      await deleteMail(database, mail.mailId);
      continue;
    }
    try {
      await mailer.send({ ...mail, content });
    } catch (error) {
      const pauseMs = pausesMs[attempts - 1];
      const next = pauseMs === undefined ? null : new Date(clock.now().getTime() + pauseMs);
      log.warn(next ? "mail postponed" : "mail given up", { mailId: mail.mailId, ...toLogFields(error) });
      await postponeMail(database, mail.mailId, next);
      continue;
    }
    await markMailSent(database, mail.mailId, clock.now());
  }
}
