import type { Transaction } from "kysely";
import type { BasketRow, StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext, Session } from "../service/context.ts";
import { raiseVersion, startBasket } from "./queries/change.ts";
import { isBeingPlaced } from "./queries/find.ts";

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
  { context, session: { sessionId }, create }: Taking,
): Promise<BasketRow | "beingPlaced" | "noBasket"> {
  const { clock, random, site, brand } = context;
  const owner = { sessionId, site, now: clock.now() };
  const open = await raiseVersion(transaction, owner);
  if (open) return open;
  if (!create) {
    if (await isBeingPlaced(transaction, sessionId)) return "beingPlaced";
    // A card declined between the two looks has opened the basket again.
    return (await raiseVersion(transaction, owner)) ?? "noBasket";
  }
  // Two tabs may start the first basket at once: the unique index lets one in, the other finds that one's basket.
  const started = await startBasket(transaction, { ...owner, basketId: random.token(16), brand });
  return started ?? (await raiseVersion(transaction, owner)) ?? "beingPlaced";
}
