import { sql } from "kysely";
import type { Ports } from "../service/context.ts";
import { hasState } from "./queries/has-state.ts";
import { confirmingStates } from "./rules/attempt-states.ts";

const atOnce = 100;

/**
 * Takes what the processor tells of its own accord: the attempts it speaks of are due for a look at once. What it says is
 * not believed but looked up, so a word that comes twice, late or out of order does no harm; one about a reference that
 * nobody knows is acknowledged and forgotten.
 */
export async function processPaymentNotifications({ database, payments, clock }: Ports): Promise<void> {
  const heard = (await payments.notifications?.read(atOnce)) ?? [];
  if (heard.length === 0) return;
  const named = heard.map(({ reference }) => JSON.stringify([{ reference }]));
  await database
    .updateTable("order_attempt")
    .set({ next_look_at: clock.now() })
    // While a press is still asking for its cards it learns by itself, and may have asked for one of two only.
    .where(hasState(confirmingStates))
    .where(sql<boolean>`cards @> any(${named}::text[]::jsonb[])`)
    .execute();
  await payments.notifications?.acknowledge(heard.map(({ notificationId }) => notificationId));
}
