import type { Cart } from "@store/contract/cart";

/** What the shopper asked of a line and the service has not confirmed; quantity 0 removes it. */
export interface Wish {
  readonly quantity: number;
  /** Kept here, since a removed line may have left the screen when its removal is announced. */
  readonly sku: string;
  readonly isSent: boolean;
}
export type Wishes = ReadonlyMap<string, Wish>;

/**
 * The cart as it will be: wished quantities at once, with their line totals, and wished
 * removals marked; the summary stays the service's.
 */
export function withWishes(cart: Cart, wishes: Wishes): Cart {
  if (wishes.size === 0) return cart;
  const lineItems = cart.lineItems.map((line) => {
    const wish = wishes.get(line.id);
    if (!wish) return line;
    if (wish.quantity === 0) return { ...line, isRemoved: true };
    const { quantity } = wish;
    const total = line.priceQuantityTotals.unitPrice * quantity;
    return { ...line, priceQuantityTotals: { ...line.priceQuantityTotals, quantity, total } };
  });
  return { ...cart, lineItems };
}

/** The line whose wish is to be sent next. */
export function nextUnsent(wishes: Wishes): { lineId: string; wish: Wish } | undefined {
  for (const [lineId, wish] of wishes) if (!wish.isSent) return { lineId, wish };
  return undefined;
}

/** The same wishes with one more; a line has one wish, the newest. */
export function withWish(wishes: Wishes, lineId: string, wish: Wish): Wishes {
  return new Map([...wishes, [lineId, wish]]);
}

/** Wishes that still wait to be sent: the others are answered by a fresh cart. */
export function onlyUnsent(wishes: Wishes): Wishes {
  return new Map([...wishes].filter(([, { isSent }]) => !isSent));
}

/** Takes back a sent wish that failed, unless the shopper has asked for something newer meanwhile. */
export function withoutSent(wishes: Wishes, lineId: string): Wishes {
  return new Map([...wishes].filter(([id, { isSent }]) => id !== lineId || !isSent));
}

/** Takes back whatever was asked of a line. */
export function withoutWish(wishes: Wishes, lineId: string): Wishes {
  return new Map([...wishes].filter(([id]) => id !== lineId));
}
