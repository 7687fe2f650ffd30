import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { Basket } from "../basket/basket.ts";
import { saveBasket } from "../basket/queries/save-basket.ts";
import { joinBaskets } from "../basket/rules/join-baskets.ts";
import type { StoreDatabase } from "../database/schema.ts";
import { giveBasket, lockBaskets } from "./queries/joining-baskets.ts";

/** "placing": an order is being made of one of the two, so neither can change now; nothing was written. */
export type Joining = "joined" | "placing";

/**
 * Joins what a guest gathered to the account's, in the transaction of a sign-in. The guest's basket becomes the account's
 * where there is none; otherwise its lines move and it stays behind empty, for the attempts that name it.
 */
export async function joinGuestBasket(
  transaction: Kysely<StoreDatabase>,
  { guestId, accountOwnerId, site, now }: { guestId: string; accountOwnerId: string; site: Site; now: Date },
): Promise<Joining> {
  const baskets = await lockBaskets(transaction, { ownerIds: [guestId, accountOwnerId], site });
  if (baskets.some(({ status }) => status === "placing")) return "placing";
  const guest = baskets.find(({ ownerId }) => ownerId === guestId);
  const account = baskets.find(({ ownerId }) => ownerId === accountOwnerId);
  if (guest && !account) await giveBasket(transaction, { basketId: guest.basketId, to: accountOwnerId, now });
  if (guest && account) {
    const emptied = { ...guest, lines: [], choices: {}, isInCheckout: false, reachedStep: 1 } as const;
    await save(transaction, { before: guest, after: emptied, now });
    const { basket, differing } = joinBaskets(account, guest);
    const choices = differing.length === 0 ? basket.choices : { ...basket.choices, joinedQuantities: differing };
    await save(transaction, { before: account, after: { ...basket, choices }, now });
  }
  return "joined";
}

async function save(
  transaction: Kysely<StoreDatabase>,
  { before, after, now }: { before: Basket; after: Basket; now: Date },
): Promise<void> {
  const next = { ...after, version: before.version + 1 };
  const isSaved = await saveBasket(transaction, { before, after: next, now, session: null, answer: null });
  if (!isSaved) throw new Error(`Basket ${before.basketId} changed while it was locked. Lock it before it is read.`);
}
