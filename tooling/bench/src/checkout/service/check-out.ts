import { cartOperations } from "@store/contract/cart";
import type { Connection } from "../measure/open-connection.ts";
import { type BenchShopper, newShopper } from "./bench-shopper.ts";
import { type CheckoutFacts, checkoutCalls } from "./checkout-calls.ts";

/** Which calls a checkout makes: all that the storefront makes, or only those without which no order comes about. */
export type CheckoutRoute = "storefront" | "shortest";

/** Watches each call of a checkout: runs it, and may count or time it. */
export type Watch = (name: string, call: () => Promise<string>) => Promise<string>;
const justRun: Watch = (_name, call) => call();

const maxItems = 50;

export function addToCart(connection: Connection, shopper: BenchShopper, skus: readonly string[]): Promise<string> {
  return shopper.call(connection, cartOperations.addItems, { items: skus.map((Sku) => ({ Sku })) });
}

/** Fills a cart of any size in as few calls as the contract allows. */
export async function fillCart(connection: Connection, shopper: BenchShopper, skus: readonly string[]): Promise<void> {
  for (let at = 0; at < skus.length; at += maxItems) {
    await addToCart(connection, shopper, skus.slice(at, at + maxItems));
  }
}

/** Goes from a filled cart to the order, one call after the other. */
export async function goToOrder(
  connection: Connection,
  shopper: BenchShopper,
  { route, watch = justRun }: { route: CheckoutRoute; watch?: Watch },
): Promise<void> {
  let facts: CheckoutFacts = { shopper: shopper.number, quotedTotal: 0, orderId: "" };
  for (const { operation, request, isNeeded, learn } of checkoutCalls) {
    if (!isNeeded && route === "shortest") continue;
    const reply = await watch(operation.name, () => shopper.call(connection, operation, request(facts)));
    facts = { ...facts, ...learn?.(reply) };
  }
}

/** A guest's whole checkout of two lines, each added to the cart by a separate call. */
export async function checkOut(
  connection: Connection,
  { skus, route }: { skus: readonly [string, string]; route: CheckoutRoute },
): Promise<void> {
  const shopper = newShopper();
  for (const sku of skus) await addToCart(connection, shopper, [sku]);
  await goToOrder(connection, shopper, { route });
}

/** The names of the calls without which no order comes about. */
export const neededCalls: ReadonlySet<string> = new Set([
  cartOperations.addItems.name,
  ...checkoutCalls.filter(({ isNeeded }) => isNeeded).map(({ operation }) => operation.name),
]);

/** How many calls a checkout of two lines makes. */
export function numberOfCalls(route: CheckoutRoute): number {
  return 2 + checkoutCalls.filter(({ isNeeded }) => isNeeded || route === "storefront").length;
}
