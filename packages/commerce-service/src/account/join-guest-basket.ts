import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { Basket } from "../basket/basket.ts";
import { assignBasket, lockBaskets } from "../basket/queries/owned-baskets.ts";
import { saveBasket } from "../basket/queries/save-basket.ts";
import { joinBaskets } from "../basket/rules/join-baskets.ts";
import type { StoreDatabase } from "../database/schema.ts";

/** "placing": an order is being placed from a basket that would have to change; nothing was written. */
type Joining = "joined" | "placing";

/**
 * Joins a guest's basket to the account's, in the transaction of a sign-in. The guest's basket becomes the account's if
 * that has none; otherwise its lines move and it stays empty, because order attempts may reference it.
 */
export async function joinGuestBasket(
  transaction: Kysely<StoreDatabase>,
  { guestId, accountOwnerId, site, now }: { guestId: string; accountOwnerId: string; site: Site; now: Date },
): Promise<Joining> {
  const baskets = await lockBaskets(transaction, { ownerIds: [guestId, accountOwnerId], site });
  const guest = baskets.find(({ ownerId }) => ownerId === guestId);
  const account = baskets.find(({ ownerId }) => ownerId === accountOwnerId);
  if (!guest || (account?.status === "placing" && isEmpty(guest))) return "joined";
  if (guest.status === "placing" || account?.status === "placing") return "placing";
  if (account) return merge(transaction, { account, guest, now });
  await assignBasket(transaction, { basketId: guest.basketId, to: accountOwnerId, now });
  return "joined";
}

// A postal code for an estimate, and removed lines, do not block a sign-in.
function isEmpty({ lines }: Basket): boolean {
  return !lines.some(({ state }) => state === "cart" || state === "saved");
}

async function merge(
  transaction: Kysely<StoreDatabase>,
  { account, guest, now }: { account: Basket; guest: Basket; now: Date },
): Promise<Joining> {
  const emptied = { ...guest, lines: [], choices: {}, isInCheckout: false, reachedStep: 1 } as const;
  await save(transaction, { before: guest, after: emptied, now });
  const { basket, differing } = joinBaskets(account, guest);
  const seen = amountOrdered(guest);
  const isMet = seen > 0 && amountOrdered(basket) > seen;
  const isTold = isMet || differing.length > 0;
  const joined = { joinedQuantities: differing, joinedSkus: listUnseen(basket, { guest, differing }) };
  const choices = isTold ? { ...basket.choices, ...joined } : basket.choices;
  await save(transaction, { before: account, after: { ...basket, choices }, now });
  return "joined";
}

/** The SKUs to order that were not in the guest's cart, or in another quantity. */
function listUnseen(
  { lines }: Basket,
  { guest, differing }: { guest: Basket; differing: readonly string[] },
): string[] {
  const seen = new Set(guest.lines.filter(({ state }) => state === "cart").map(({ sku }) => sku));
  const unseen = lines.filter(({ state, sku }) => state === "cart" && (!seen.has(sku) || differing.includes(sku)));
  return [...new Set(unseen.map(({ sku }) => sku))];
}

// Quantities, and cents of donations: used only to see whether the amount has increased.
function amountOrdered({ lines }: Pick<Basket, "lines">): number {
  return lines
    .filter(({ state }) => state === "cart")
    .reduce((sum, { quantity, options }) => sum + quantity + (options.donationCents ?? 0), 0);
}

async function save(
  transaction: Kysely<StoreDatabase>,
  { before, after, now }: { before: Basket; after: Basket; now: Date },
): Promise<void> {
  const next = { ...after, version: before.version + 1 };
  const isSaved = await saveBasket(transaction, { before, after: next, now, session: null, answer: null });
  if (!isSaved) throw new Error(`Basket ${before.basketId} changed while it was locked. Lock it before it is read.`);
}
