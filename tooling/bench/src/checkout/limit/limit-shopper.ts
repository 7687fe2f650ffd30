import { randomUUID } from "node:crypto";
import { sampleAddresses } from "@store/commerce-service/testing";
import type { Connection } from "../measure/open-connection.ts";

const headers = { "content-type": "application/json" };
const variants = 119;
let shoppers = 0;

/** A cart of the limit program, and the two items that go into it. */
export interface LimitCart {
  id: string;
  variants: readonly [number, number];
}

export function newLimitCart(): LimitCart {
  shoppers += 2;
  return { id: randomUUID(), variants: [1 + (shoppers % variants), 1 + ((shoppers + 1) % variants)] };
}

async function post(connection: Connection, path: string, value: object): Promise<void> {
  const { status, body } = await connection.ask({ method: "POST", path, headers, body: JSON.stringify(value) });
  if (status !== 200) throw new Error(`The limit refused ${path}: ${body}`);
}

export function addAtLimit(connection: Connection, { id, variants }: LimitCart, which: 0 | 1): Promise<void> {
  return post(connection, "/add", { cart: id, variant: variants[which], qty: 1 });
}

export async function readAtLimit(connection: Connection, { id }: LimitCart): Promise<void> {
  const { status, body } = await connection.ask({ method: "GET", path: `/cart/${id}` });
  if (status !== 200 || !body.startsWith('{"lines":2,')) throw new Error(`The limit's cart is not as filled: ${body}`);
}

/** What the shopper enters in the three steps before the order. */
const steps = [
  { email: sampleAddresses.chicago.emailAddress, ship: sampleAddresses.chicago },
  { method: "standard", shipping: 500 },
  { card: { type: "Visa", lastFour: "1111" } },
];

/** A guest's whole checkout of two lines: seven calls. */
export async function checkOutAtLimit(connection: Connection): Promise<void> {
  const cart = newLimitCart();
  await addAtLimit(connection, cart, 0);
  await addAtLimit(connection, cart, 1);
  await readAtLimit(connection, cart);
  for (const patch of steps) await post(connection, "/set", { cart: cart.id, patch });
  await post(connection, "/place", { cart: cart.id, patch: {} });
}
