import { sql } from "kysely";
import type { Ports } from "../service/context.ts";
import { hasState } from "./queries/has-state.ts";
import { confirmingStates } from "./rules/attempt-states.ts";

const atOnce = 100;

/**
 * Handles the processor's notifications: the attempts they name are due for a lookup at once. A notification is not
 * trusted but looked up, so duplicates, delays and any order do no harm; one with an unknown reference is acknowledged
 * and ignored.
 */
export async function processPaymentNotifications({ database, payments, clock }: Ports): Promise<void> {
  const heard = (await payments.notifications?.read(atOnce)) ?? [];
  if (heard.length === 0) return;
  const named = heard.map(({ reference }) => JSON.stringify([{ reference }]));
  await database
    .updateTable("order_attempt")
    .set({ next_look_at: clock.now() })
    // While a submission is still authorizing its cards, it gets the results itself, and may have authorized only one
    // of two.
    .where(hasState(confirmingStates))
    .where(sql<boolean>`cards @> any(${named}::text[]::jsonb[])`)
    .execute();
  await payments.notifications?.acknowledge(heard.map(({ notificationId }) => notificationId));
}
