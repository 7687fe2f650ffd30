import type { Ports } from "../service/context.ts";
import { makeAttemptsDue } from "./queries/due-attempts.ts";

const atOnce = 100;

/**
 * Handles the processor's notifications: the attempts they name are due for a lookup at once. A notification is not
 * trusted but looked up, so duplicates, delays and any order do no harm; one with an unknown reference is acknowledged
 * and ignored.
 */
export async function processPaymentNotifications({ database, payments, clock }: Ports): Promise<void> {
  const heard = (await payments.notifications?.read(atOnce)) ?? [];
  if (heard.length === 0) return;
  const references = heard.map(({ reference }) => reference);
  await makeAttemptsDue(database, references, clock.now());
  await payments.notifications?.acknowledge(heard.map(({ notificationId }) => notificationId));
}
