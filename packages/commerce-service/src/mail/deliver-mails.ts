import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Mailer } from "../ports/mailer.ts";
import { toLogFields } from "../ports/to-log-fields.ts";
import { claimMail, markMailSent, postponeMail } from "./outbox.ts";

const minute = 60_000;
/** Pauses after the first, second … attempt that failed; about two days together, after which a mail is given up. */
const pausesMs = [0.1, 0.5, 5, 30, 120, 600, 1800].map((minutes) => minutes * minute);

interface MailPorts {
  database: Kysely<StoreDatabase>;
  mailer?: Mailer;
  clock: Clock;
  log: Log;
}

/**
 * Sends the mails whose moment has come: each at least once, and again until the mailer has taken it. A mail that was
 * taken right before the process ended is sent a second time under the same id, by which mail servers know it.
 */
export async function deliverMails({ database, mailer, clock, log }: MailPorts, signal?: AbortSignal): Promise<void> {
  if (!mailer) return;
  while (!signal?.aborted) {
    const claimed = await claimMail(database, clock.now());
    if (!claimed) return;
    const { attempts, ...mail } = claimed;
    try {
      await mailer.send(mail);
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
