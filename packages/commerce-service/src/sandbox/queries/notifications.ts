import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PaymentNotifications } from "../../ports/payments.ts";

/** Has the sandbox tell of a reference, as often as given, from a moment on. */
export async function scheduleNotification(
  database: Kysely<StoreDatabase>,
  { reference, times, tellsAt }: { reference: string; times: number; tellsAt: Date },
): Promise<void> {
  const told = Array.from({ length: times }, () => ({ reference, tells_at: tellsAt }));
  await database.insertInto("sandbox_notification").values(told).execute();
}

/** What the sandbox tells of its own accord; it goes on telling until it is acknowledged. */
export function sandboxNotifications(database: Kysely<StoreDatabase>, clock: Clock): PaymentNotifications {
  return {
    async read(limit) {
      const rows = await database
        .selectFrom("sandbox_notification")
        .select(["notification_id", "reference"])
        .where("acknowledged_at", "is", null)
        .where("tells_at", "<=", clock.now())
        .orderBy("notification_id")
        .limit(sql.lit(limit))
        .execute();
      return rows.map(({ notification_id: id, reference }) => ({ notificationId: String(id), reference }));
    },
    async acknowledge(notificationIds) {
      if (notificationIds.length === 0) return;
      await database
        .updateTable("sandbox_notification")
        .set({ acknowledged_at: clock.now() })
        .where(sql<boolean>`notification_id = any(${notificationIds.map(Number)}::int[])`)
        .where("acknowledged_at", "is", null)
        .execute();
    },
  };
}
