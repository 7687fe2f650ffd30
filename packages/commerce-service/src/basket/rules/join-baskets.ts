import type { Basket, BasketChoices, BasketLine } from "../basket.ts";
import { isSameLine } from "../is-same-line.ts";

/** The account's basket joined with the guest's, and the SKUs whose quantities differed. */
export interface JoinedBaskets {
  basket: Basket;
  differing: readonly string[];
}

/**
 * Joins a guest's basket to the account's, as a sign-in does once. For lines with the same item,
 * options, store, installation and registry in the same list, the larger quantity is kept (for a donation the larger amount); the guest's other
 * lines are added at the end. Removed lines stay removed.
 */
export function joinBaskets(account: Basket, guest: Basket): JoinedBaskets {
  const joined = new Map(account.lines.map((line) => [line.lineId, line]));
  // A basket may have an item in several lines, shipped and picked up: each matches at most one line.
  const unmet = account.lines.filter(isThere);
  const differing = new Set<string>();
  let position = Math.max(0, ...account.lines.map((line) => line.position));
  const choices = joinChoices(account.choices, guest.choices);
  const recipients = new Set(
    (choices.recipients === guest.choices.recipients ? choices.recipients : [])?.map(({ id }) => id),
  );
  for (const line of guest.lines.filter(isThere)) {
    const place = unmet.findIndex((one) => isSame(one, line));
    const [same] = place < 0 ? [] : unmet.splice(place, 1);
    if (same) {
      if (isSameAmount(same, line)) continue;
      differing.add(line.sku);
      joined.set(same.lineId, takeLarger(same, line));
    } else {
      position += 1;
      const recipientId = line.recipientId !== null && recipients.has(line.recipientId) ? line.recipientId : null;
      joined.set(line.lineId, { ...line, position, recipientId });
    }
  }
  const lines = [...joined.values()].sort((one, other) => one.position - other.position);
  const isInCheckout = account.isInCheckout || guest.isInCheckout;
  return { basket: { ...account, choices, lines, isInCheckout, reachedStep: 1 }, differing: [...differing] };
}

function isThere({ state }: BasketLine): boolean {
  return state === "cart" || state === "saved";
}

// The recipients of the two baskets have nothing in common.
function isSame(one: BasketLine, other: BasketLine): boolean {
  return one.state === other.state && isSameLine(one, other, { ignore: ["recipientId", "donationCents"] });
}

function isSameAmount(one: BasketLine, other: BasketLine): boolean {
  return one.quantity === other.quantity && one.options.donationCents === other.options.donationCents;
}

function takeLarger(one: BasketLine, other: BasketLine): BasketLine {
  const quantity = Math.max(one.quantity, other.quantity);
  const { donationCents } = one.options;
  if (donationCents === undefined) return { ...one, quantity };
  const larger = Math.max(donationCents, other.options.donationCents ?? 0);
  return { ...one, quantity, options: { ...one.options, donationCents: larger } };
}

/**
 * The account's selections, completed by the guest's. The payment is one selection, which is not mixed.
 */
function joinChoices(account: BasketChoices, guest: BasketChoices): BasketChoices {
  const { cards, wallet, ...rest } = guest;
  const isPaid = (account.cards?.length ?? 0) > 0 || account.wallet !== undefined;
  return {
    ...rest,
    ...(isPaid ? {} : { ...(cards && { cards }), ...(wallet && { wallet }) }),
    ...account,
  };
}
