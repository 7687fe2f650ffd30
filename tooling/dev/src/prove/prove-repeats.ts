import type { PressOutcome, Shopper } from "./load-service.ts";
import type { Proof } from "./proof.ts";
import type { Setting } from "./setting.ts";

const presses = 10;
const sku = "100401";

/**
 * Presses Place Order ten times at once for one cart, on two services over one database: with one key, and with ten.
 * One order is made, every press is told of it, and so is each key when it is sent again later.
 */
export async function proveRepeats(
  { kit, database, databaseUrl, options }: Setting,
  { carts }: { carts: number },
): Promise<Proof> {
  const unitsBefore = await kit.countUnits(databaseUrl);
  const ordersBefore = (await database.orders()).size;
  const services = [await kit.createService(options), await kit.createService(options)];
  let turn = 0;
  const fetch = (request: Request) => {
    turn += 1;
    const service = services[turn % services.length];
    if (!service) throw new Error("The proof has no service to ask.");
    return service.fetch(request);
  };

  const problems: string[] = [];
  let told = 0;
  let replayed = 0;
  for (let cart = 0; cart < carts; cart += 1) {
    const shopper = kit.createShopper({ fetch });
    await kit.walkToReview(shopper, { items: [{ Sku: sku }] });
    const keys = Array.from({ length: presses }, (_, press) => (cart % 2 === 0 ? "one-key" : `key-${press}`));
    const first = await pressAll(shopper, keys);
    const later = await pressAll(shopper, [...new Set(keys)]);
    const address = first[0]?.redirectUrl;
    const knows = ({ status, redirectUrl }: PressOutcome) => status === "placed" && redirectUrl === address;
    told += first.filter(knows).length;
    replayed += later.filter(knows).length;
    if (![...first, ...later].every(knows)) problems.push(`cart ${cart}: not every press was told of the same order`);
  }
  await Promise.all(services.map((service) => service.drain()));
  const orders = (await database.orders()).size - ordersBefore;
  if (orders !== carts) problems.push(`${carts} carts became ${orders} orders`);
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  return {
    title: `One cart, Place Order ${presses} times at once`,
    counts: { carts, presses: carts * presses, orders, told, replayed },
    problems,
  };

  function pressAll(shopper: Shopper, keys: string[]): Promise<PressOutcome[]> {
    return Promise.all(keys.map((idempotencyKey) => kit.pressPlaceOrder(shopper, { idempotencyKey })));
  }
}
