import type { Shopper } from "./load-service.ts";
import type { Proof } from "./proof.ts";
import type { Setting } from "./setting.ts";

const buyers = 64;
const units = 10;
const sku = "100702";

/** Lets 64 buyers press Place Order at once for the last 10 units, round after round: exactly 10 are sold in each. */
export async function proveRace(
  { kit, database, databaseUrl, options }: Setting,
  { forMs }: { forMs: number },
): Promise<Proof> {
  const unitsBefore = await kit.countUnits(databaseUrl);
  const service = await kit.createService(options);
  const prepare = async (shopper: Shopper) => {
    await kit.walkToReview(shopper, { items: [{ Sku: sku }] });
    return shopper;
  };
  // A cart can only be filled while there is something to sell.
  await database.addStock(sku, 1);
  const ready = await Promise.all(Array.from({ length: buyers }, () => prepare(kit.createShopper(service))));
  await database.addStock(sku, -1);

  const problems: string[] = [];
  let rounds = 0;
  let sold = 0;
  for (const deadline = Date.now() + forMs; Date.now() < deadline; rounds += 1) {
    await database.addStock(sku, units);
    const outcomes = await Promise.all(
      ready.map((shopper) => kit.pressPlaceOrder(shopper, { idempotencyKey: `round-${rounds}` })),
    );
    const winners = ready.filter((_, index) => outcomes[index]?.status === "placed");
    const refused = outcomes.filter(({ errorCode }) => errorCode === "NotAvailable").length;
    if (winners.length !== units) problems.push(`round ${rounds}: ${winners.length} of ${units} units were sold`);
    if (refused !== buyers - units) problems.push(`round ${rounds}: ${refused} buyers were told that it is gone`);
    sold += winners.length;
    // Who lost still stands at the review; who won fills another cart.
    await database.addStock(sku, 1);
    await Promise.all(winners.map(prepare));
    await database.addStock(sku, -1);
  }
  await service.drain();
  unitsBefore.set(sku, (unitsBefore.get(sku) ?? 0) + rounds * units);
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  return {
    title: `${buyers} buyers at once for the last ${units} units`,
    counts: { rounds, presses: rounds * buyers, sold, oversold: Math.max(0, sold - rounds * units) },
    problems,
  };
}
