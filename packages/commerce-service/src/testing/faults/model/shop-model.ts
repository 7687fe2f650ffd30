/** The model of a store: quantities, balances and selections. The real one is compared with it after every action. */
export interface ShopModel {
  /** What can be sold, by SKU. */
  stock: Map<string, number>;
  /** In cents; every shopper may know every card. */
  giftCards: Map<string, number>;
  shoppers: ShopperModel[];
}

export interface ShopperModel {
  cart: Map<string, number>;
  saved: Map<string, number>;
  /** Removed lines, the latest last. */
  removed: { lineId: string; sku: string; quantity: number }[];
  isInCheckout: boolean;
  region: string | null;
  hasCode: boolean;
  giftCards: string[];
  /** The balance of each gift card when the shopper last saw it, in cents. */
  seenCents: Map<string, number>;
  card: "good" | "bad" | null;
  orders: number;
}

/** The store's prices, which the model reads once. */
export interface PriceList {
  priceCents: ReadonlyMap<string, number>;
  /** In millionths, by region. */
  taxRates: ReadonlyMap<string, number>;
  codePercent: number;
}

export function newShopper(): ShopperModel {
  return {
    cart: new Map(),
    saved: new Map(),
    removed: [],
    isInCheckout: false,
    region: null,
    hasCode: false,
    giftCards: [],
    seenCents: new Map(),
    card: null,
    orders: 0,
  };
}

/** Subtotal, discount and tax of a cart, rounded per line, half a cent up. */
export function toAmounts({ cart, hasCode, region }: ShopperModel, prices: PriceList) {
  const rate = (region === null ? undefined : prices.taxRates.get(region)) ?? 0;
  const amounts = { subtotal: 0, discount: 0, tax: 0 };
  for (const [sku, quantity] of cart) {
    const total = quantity * (prices.priceCents.get(sku) ?? 0);
    const discount = hasCode ? Math.floor((total * prices.codePercent + 50) / 100) : 0;
    amounts.subtotal += total;
    amounts.discount += discount;
    amounts.tax += Math.floor(((total - discount) * rate + 500_000) / 1_000_000);
  }
  return amounts;
}

/** What each gift card pays of a total, in the order in which they were applied. */
export function toShares({ giftCards }: ShopModel, { giftCards: applied }: ShopperModel, totalCents: number) {
  let remainingCents = totalCents;
  return applied.map((name) => {
    const cents = Math.min(giftCards.get(name) ?? 0, remainingCents);
    remainingCents -= cents;
    return { name, cents };
  });
}

/** Whether a gift card pays less of a total than its shopper was shown, since another shopper has spent from it. */
export function isShrunk(model: ShopModel, mine: ShopperModel, totalCents: number): boolean {
  const shares = toShares(model, mine, totalCents);
  if (shares.reduce((sum, { cents }) => sum + cents, 0) === totalCents) return false;
  return shares.some(({ name, cents }) => {
    const balance = model.giftCards.get(name) ?? 0;
    return balance < (mine.seenCents.get(name) ?? 0) && cents === balance;
  });
}

/** Shows the shopper the balances of the applied gift cards and removes empty ones. */
export function seeGiftCards({ giftCards }: ShopModel, mine: ShopperModel): void {
  mine.giftCards = mine.giftCards.filter((name) => (giftCards.get(name) ?? 0) > 0);
  for (const name of mine.giftCards) mine.seenCents.set(name, giftCards.get(name) ?? 0);
}

/** Whether everything in a cart can be sold. */
export function isAvailable({ stock }: ShopModel, { cart }: ShopperModel): boolean {
  return [...cart].every(([sku, quantity]) => quantity <= (stock.get(sku) ?? 0));
}

/** Ends the checkout of an empty cart. */
export function settle(shopper: ShopperModel): void {
  if (shopper.cart.size === 0) shopper.isInCheckout = false;
}

/** The units of a SKU that can be sold. */
export function stockOf({ stock }: ShopModel, sku: string): number {
  return stock.get(sku) ?? 0;
}
