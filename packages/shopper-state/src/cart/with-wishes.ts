import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import type { Wish, Wishes } from "./wishes.ts";

type List = "lineItems" | "savedForLater";
type Change = (line: CartLine, wish: Wish) => CartLine;

const mark: Change = (line) => ({ ...line, isRemoved: true });

const changes: Partial<Record<Wish["action"], Change>> = {
  updateItem: ({ priceQuantityTotals, ...line }, { quantity }) => ({
    ...line,
    priceQuantityTotals: { ...priceQuantityTotals, quantity, total: priceQuantityTotals.unitPrice * quantity },
  }),
  removeItem: mark,
  removeItemFromSaveForLater: mark,
  restoreItem: (line) => ({ ...line, isRemoved: false }),
  // When it comes this way only the service knows: until then it says nothing where it said something.
  updateShipMethod: ({ shippingDeliveryOptions: options, ...line }, wish) => ({
    ...line,
    shippingDeliveryOptions: {
      ...options,
      edd: options.edd && { message: "" },
      locationId: "way" in wish ? wish.way.locationId : null,
    },
  }),
};

/** From which list to which. */
const moves: Partial<Record<Wish["action"], readonly [from: List, to: List]>> = {
  saveForLater: ["lineItems", "savedForLater"],
  moveToCart: ["savedForLater", "lineItems"],
};

/**
 * The cart as it will be: wished quantities at once, with their line totals, removals marked and marks taken off, lines
 * moved to the end of their new list; the summary stays the service's.
 */
export function withWishes(cart: Cart, wishes: Wishes): Cart {
  return wishes.reduce(cartAsWished, cart);
}

/** Lines that wishes have taken from one list to the other. */
export function movedBy(wishes: Wishes): ReadonlySet<string> {
  return new Set(wishes.filter(({ action }) => moves[action]).map(({ lineId }) => lineId));
}

function cartAsWished(cart: Cart, wish: Wish): Cart {
  const move = moves[wish.action];
  if (move) return withMove(cart, wish.lineId, move);
  const asWished = (lines: CartLine[]) =>
    lines.map((line) => (line.id === wish.lineId ? lineAsWished(line, wish) : line));
  return { ...cart, lineItems: asWished(cart.lineItems), savedForLater: asWished(cart.savedForLater) };
}

function lineAsWished(line: CartLine, wish: Wish): CartLine {
  if ("service" in wish) return { ...line, itemInfo: { ...line.itemInfo, installationService: wish.service } };
  return changes[wish.action]?.(line, wish) ?? line;
}

function withMove(cart: Cart, lineId: string, [from, to]: readonly [List, List]): Cart {
  const line = cart[from].find(({ id }) => id === lineId);
  if (!line) return cart;
  return { ...cart, [from]: cart[from].filter((each) => each !== line), [to]: [...cart[to], line] };
}
