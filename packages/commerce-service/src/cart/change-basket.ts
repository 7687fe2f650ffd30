import type { Transaction } from "kysely";
import type { BasketRow, StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext, Session } from "../service/context.ts";

/** What a change made of the basket: kept, or undone as if it had not been tried. */
export type Change<Value> = { kind: "keep"; value: Value } | { kind: "undo"; value: Value };
export type BasketChange<Value> = { kind: "done"; value: Value } | { kind: "beingPlaced" } | { kind: "noBasket" };

/**
 * Changes the session's open basket in one transaction, whose first statement raises the version: changes of one basket
 * queue there, so each sees what the one before made. Starts a session and a basket when there is none, unless `create`
 * is false. A basket whose order is being placed is not touched.
 */
export async function changeBasket<Value>(
  context: CallContext,
  change: (transaction: Transaction<StoreDatabase>, basket: BasketRow) => Promise<Change<Value>>,
  { create = true }: { create?: boolean } = {},
): Promise<BasketChange<Value>> {
  if (!create && context.session === null) return { kind: "noBasket" };
  const session = await context.requireSession();
  const transaction = await context.database.startTransaction().execute();
  try {
    const basket = await takeBasket(transaction, { context, session, create });
    if (typeof basket === "string") {
      await transaction.rollback().execute();
      return { kind: basket };
    }
    const outcome = await change(transaction, basket);
    await (outcome.kind === "keep" ? transaction.commit() : transaction.rollback()).execute();
    return { kind: "done", value: outcome.value };
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute();
    throw error;
  }
}

/** The refusal for a basket that an order is being made of. */
export const beingPlaced = {
  kind: "refused",
  status: 409,
  errorCode: "InProgress",
  message: "Your order is being placed right now, so the cart cannot change. Wait a moment, then reload the page.",
} as const satisfies Answer<never>;

interface Taking {
  context: CallContext;
  session: Session;
  create: boolean;
}

async function takeBasket(
  transaction: Transaction<StoreDatabase>,
  taking: Taking,
): Promise<BasketRow | "beingPlaced" | "noBasket"> {
  const open = await raiseVersion(transaction, taking);
  if (open) return open;
  if (!taking.create) {
    if (await isBeingPlaced(transaction, taking.session)) return "beingPlaced";
    // A card declined between the two looks has opened the basket again.
    return (await raiseVersion(transaction, taking)) ?? "noBasket";
  }
  // Two tabs may start the first basket at once: the unique index lets one in, the other finds that one's basket.
  return (await startBasket(transaction, taking)) ?? (await raiseVersion(transaction, taking)) ?? "beingPlaced";
}

function raiseVersion(
  transaction: Transaction<StoreDatabase>,
  { context, session }: Taking,
): Promise<BasketRow | undefined> {
  return transaction
    .updateTable("basket")
    .set((eb) => ({ version: eb("version", "+", 1), updated_at: context.clock.now() }))
    .where("session_id", "=", session.sessionId)
    .where("site", "=", context.site)
    .where("status", "=", "open")
    .returningAll()
    .executeTakeFirst();
}

function startBasket(
  transaction: Transaction<StoreDatabase>,
  { context: { clock, random, site, brand }, session }: Taking,
): Promise<BasketRow | undefined> {
  const now = clock.now();
  return transaction
    .insertInto("basket")
    .values({
      basket_id: random.token(16),
      session_id: session.sessionId,
      site,
      brand,
      created_at: now,
      updated_at: now,
      email: null,
      shipping_address: null,
      billing_address: null,
    })
    .onConflict((conflict) => conflict.column("session_id").where("status", "<>", "ordered").doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function isBeingPlaced(transaction: Transaction<StoreDatabase>, { sessionId }: Session): Promise<boolean> {
  const row = await transaction
    .selectFrom("basket")
    .select("basket_id")
    .where("session_id", "=", sessionId)
    .where("status", "=", "placing")
    .executeTakeFirst();
  return row !== undefined;
}
