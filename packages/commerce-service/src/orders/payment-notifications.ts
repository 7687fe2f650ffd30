import { largestBodyBytes } from "@store/contract/body-limits";
import type { PaymentNotifications } from "../ports/payments.ts";
import type { Ports } from "../service/context.ts";
import { refusals } from "../service/refusals.ts";
import { reject } from "../service/register-routes.ts";
import { readBytes } from "../service/request/read-request.ts";
import { makeAttemptsDue } from "./queries/due-attempts.ts";
import { receivedNotifications, storeNotifications } from "./queries/received-notifications.ts";

/** Where processors post: `:adapter` is a name in `Ports.notificationSources`. */
export const notificationPath = "/payments/notifications/:adapter";

/**
 * Stores a notification that a processor posted. It has no session, and comes from no page: its adapter checks signature
 * and time of the raw body. Nothing else of it is believed; the recovery loop looks the reference up.
 */
export async function receiveNotification(request: Request, adapter: string, ports: Ports): Promise<Response> {
  const { notificationSources = {}, database, clock, log } = ports;
  const source = Object.hasOwn(notificationSources, adapter) ? notificationSources[adapter] : undefined;
  if (!source) return reject(refusals.unknownCall, { request, ports });
  const body = await readBytes(request, largestBodyBytes);
  if (!body) return reject(refusals.tooLarge, { request, ports });
  const now = clock.now();
  const read = await source.read({ headers: request.headers, body }, now);
  if (read.kind !== "notifications") {
    log.warn("notification refused", { adapter, reason: read.kind });
    return reject(refusals[read.kind], { request, ports });
  }
  await storeNotifications(database, { adapter, notifications: read.notifications, now });
  log.info("notification received", { adapter, count: read.notifications.length });
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

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
