import { cartOperations } from "@store/contract/cart";
import { addAtLimit, checkOutAtLimit, type LimitCart, newLimitCart, readAtLimit } from "../limit/limit-shopper.ts";
import { type BenchShopper, newShopper } from "../service/bench-shopper.ts";
import { addToCart, checkOut } from "../service/check-out.ts";
import type { Connection } from "./open-connection.ts";
import type { Work } from "./run-for.ts";

/** A shop that carts are filled at. */
export interface Contestant<Cart> {
  /** A new cart with two lines. */
  begin(connection: Connection): Promise<Cart>;
  /** One more unit of an item in the cart. */
  add(connection: Connection, cart: Cart): Promise<void>;
  read(connection: Connection, cart: Cart): Promise<void>;
  checkOut: Readonly<Record<string, Work>>;
}

export const limitContestant: Contestant<LimitCart> = {
  async begin(connection) {
    const cart = newLimitCart();
    await addAtLimit(connection, cart, 0);
    await addAtLimit(connection, cart, 1);
    return cart;
  },
  add: (connection, cart) => addAtLimit(connection, cart, 0),
  read: readAtLimit,
  checkOut: { limit: checkOutAtLimit },
};

interface ServiceCart {
  shopper: BenchShopper;
  skus: readonly [string, string];
}

/** The service, with stock that never runs out. */
export function serviceContestant(shelf: readonly string[]): Contestant<ServiceCart> {
  let picked = 0;
  function pick(): readonly [string, string] {
    const next = () => shelf[picked++ % shelf.length] ?? "";
    return [next(), next()];
  }
  return {
    async begin(connection) {
      const cart = { shopper: newShopper(), skus: pick() };
      for (const sku of cart.skus) await addToCart(connection, cart.shopper, [sku]);
      return cart;
    },
    async add(connection, { shopper, skus }) {
      await addToCart(connection, shopper, [skus[0]]);
    },
    async read(connection, { shopper }) {
      await shopper.call(connection, cartOperations.getCartJsx, {});
    },
    checkOut: {
      storefront: (connection) => checkOut(connection, { skus: pick(), route: "storefront" }),
      shortest: (connection) => checkOut(connection, { skus: pick(), route: "shortest" }),
    },
  };
}
