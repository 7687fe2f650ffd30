import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

const most = 24;

interface View {
  productId: string;
  sku: string;
}

/** Records a view as the latest of a session's last 24 products; the same product is listed once. */
export async function saveView(
  database: Kysely<StoreDatabase>,
  { sessionId, productId, sku }: View & { sessionId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into recently_viewed (session_id, product_id, sku) values (${sessionId}, ${productId}, ${sku})
      on conflict (session_id, product_id)
      do update set sku = excluded.sku, view_number = nextval('product_view_number')`.execute(transaction);
    await sql`
      delete from recently_viewed where session_id = ${sessionId} and view_number < (
        select view_number from recently_viewed where session_id = ${sessionId}
        order by view_number desc offset ${most - 1} limit 1)`.execute(transaction);
  });
}

/** The viewed products of a session, the latest first. */
export function findViews(database: Kysely<StoreDatabase>, sessionId: string): Promise<View[]> {
  return database
    .selectFrom("recently_viewed")
    .select(["product_id as productId", "sku"])
    .where("session_id", "=", sessionId)
    .orderBy("view_number", "desc")
    .execute();
}
