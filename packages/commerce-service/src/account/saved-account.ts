import type { SavedAccount } from "@store/contract/account";
import { toAddress } from "../database/to-address.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toSavedCard } from "../views/to-payment-data.ts";
import { findAccountDetails } from "./queries/accounts.ts";
import {
  deleteItem,
  findSavedAddresses,
  findSavedCards,
  moveItemFirst,
  type SavedItem,
} from "./queries/saved-items.ts";

/** Name, e-mail address, addresses of the site's country and cards of an account, as the checkout offers them. */
export async function showAccount(
  accountId: string,
  _request: object,
  { database, clock, site }: CallContext,
): Promise<Answer<SavedAccount>> {
  const account = await findAccountDetails(database, accountId);
  if (!account) throw new Error("The account of a session has no row. An account is never deleted.");
  const addresses = await findSavedAddresses(database, accountId, site);
  const cards = await findSavedCards(database, accountId);
  const now = clock.now();
  return {
    kind: "reply",
    reply: {
      isSuccess: true,
      account,
      addresses: addresses.map((row) => ({ addressId: row.address_id, ...toAddress(row) })),
      cards: cards.map((card) => toSavedCard(card, {}, now)),
    },
  };
}

const done = { kind: "reply", reply: { isSuccess: true } } as const;

/** Removes an address or a card of the account; removing it again has no effect. */
export async function removeSavedItem(
  accountId: string,
  item: SavedItem,
  { database }: CallContext,
): Promise<Answer<{ isSuccess: boolean }>> {
  await deleteItem(database, accountId, item);
  return done;
}

/** Makes an address or a card of the account its default, which the checkout offers first. */
export async function setDefaultItem(
  accountId: string,
  item: SavedItem,
  { database }: CallContext,
): Promise<Answer<{ isSuccess: boolean }>> {
  await moveItemFirst(database, accountId, item);
  return done;
}
