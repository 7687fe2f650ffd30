import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PaymentNotification, PaymentNotifications } from "../../ports/payments.ts";

/** Stores posted notifications, each once by its id: one that is sent again, even after it was read, changes nothing. */
export async function storeNotifications(
  database: Kysely<StoreDatabase>,
  { adapter, notifications, now }: { adapter: string; notifications: readonly PaymentNotification[]; now: Date },
): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map(({ notificationId: notification_id, reference }) => ({
    ...{ adapter, notification_id, reference, received_at: now },
  }));
  await database
    .insertInto("payment_notification")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["adapter", "notification_id"]).doNothing())
    .execute();
}

/** The stored notifications, in the form in which processors are asked for theirs. */
export function receivedNotifications(database: Kysely<StoreDatabase>, clock: Clock): PaymentNotifications {
  return {
    async read(limit) {
      const rows = await database
        .selectFrom("payment_notification")
        .select(["position", "reference"])
        .where("acknowledged_at", "is", null)
        .orderBy("position")
        .limit(sql.lit(limit))
        .execute();
      return rows.map(({ position, reference }) => ({ notificationId: String(position), reference }));
    },
    async acknowledge(notificationIds) {
      await database
        .updateTable("payment_notification")
        .set({ acknowledged_at: clock.now() })
        .where(sql<boolean>`position = any(${notificationIds.map(Number)}::int[])`)
        .where("acknowledged_at", "is", null)
        .execute();
    },
  };
}
