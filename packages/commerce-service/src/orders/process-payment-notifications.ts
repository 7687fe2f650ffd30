import type { PaymentNotifications } from "../ports/payments.ts";
import type { Ports } from "../service/context.ts";
import { makeAttemptsDue } from "./queries/due-attempts.ts";
import { receivedNotifications } from "./queries/received-notifications.ts";

const atOnce = 100;

/**
 * Handles the processor's notifications, those it is asked for and those it posted: the attempts they name are due for a
 * lookup at once. A notification is not trusted but looked up, so duplicates, delays and any order do no harm; one with
 * an unknown reference is acknowledged and ignored.
 */
export async function processPaymentNotifications(ports: Ports): Promise<void> {
  const { database, payments, clock } = ports;
  if (payments.notifications) await processFrom(payments.notifications, ports);
  await processFrom(receivedNotifications(database, clock), ports);
}

async function processFrom(source: PaymentNotifications, { database, clock }: Ports): Promise<void> {
  const heard = await source.read(atOnce);
  if (heard.length === 0) return;
  const references = heard.map(({ reference }) => reference);
  await makeAttemptsDue(database, references, clock.now());
  await source.acknowledge(heard.map(({ notificationId }) => notificationId));
}
