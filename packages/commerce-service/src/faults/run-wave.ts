import { scriptSandbox } from "../sandbox/script.ts";
import type { CheckoutPlan } from "./checkout-plan.ts";
import { fillBasket, type ReadyShopper } from "./fill-basket.ts";
import { judgeShopper } from "./judge-shopper.ts";
import { tellsOfDeath } from "./mortal-process.ts";
import { type PressTold, payAnew, press, pressPlan } from "./press-plan.ts";
import { settleWorld } from "./settle-world.ts";
import { shareOut } from "./wave-shares.ts";
import type { World } from "./world.ts";

/** What came of shoppers who checked out at once. */
export interface WaveResult {
  problems: string[];
  counts: WaveCounts;
  /** Where processes died, by what they were doing. */
  deaths: Map<string, number>;
}
export interface WaveCounts {
  checkouts: number;
  presses: number;
  deaths: number;
  orders: number;
}

/** Lets the shoppers of some plans check out at once, recovers what was cut off and holds every one and the store to account. */
export async function runWave(world: World, plans: readonly CheckoutPlan[]): Promise<WaveResult> {
  const shares = await shareOut(world);
  const ready = await Promise.all(
    plans.map((plan, at) => fillBasket(world, plan, { shares, service: at % 2 === 0 ? world.service : world.another })),
  );
  const later = plans.flatMap(({ laterFault }) => (laterFault ? [{ ...laterFault, subject: "*" }] : []));
  // Faults that an earlier wave had no call for are not this one's: they would outlast the passes that it is given.
  await world.database.deleteFrom("sandbox_script").execute();
  await scriptSandbox(world.database, later);

  const told = await Promise.all(plans.map((plan, at) => pressPlan(shopperOf(ready, at), plan)));
  const dyingStep = plans.find(({ death }) => death !== null)?.death?.step ?? null;
  const problems = toUnsettled(await settleWorld(world, { dyingStep, laterFaults: later.length }));
  problems.push(...(await judgeAll(world, { plans, ready, told })));

  // Who failed may pay with another card; everybody may press once more, and makes no second order.
  await Promise.all(
    plans.map(async (plan, at) => {
      const orders = await ordersOf(world, ready.slice(at, at + 1));
      const shopper = shopperOf(ready, at);
      if (orders.length === 0 && plan.triesAgain) told[at]?.push(await payAnew(shopper, plan));
      else if (orders.length > 0) told[at]?.push(await press(shopper, { key: "press-late" }));
    }),
  );
  problems.push(...toUnsettled(await settleWorld(world, { dyingStep: null, laterFaults: later.length })));
  const orders = await ordersOf(world, ready);
  for (const [at, presses] of told.entries()) {
    const late = presses.at(-1);
    const own = orders.filter(({ basket_id }) => basket_id === ready[at]?.basketId);
    if (late?.key === "press-late" && late.answer?.orderId !== own[0]?.order_id) {
      problems.push(`shopper ${at}: a late press is not told of the order: ${JSON.stringify(late.answer)}`);
    }
    if (own.length > 1) problems.push(`shopper ${at}: ${own.length} orders`);
  }
  problems.push(...world.log.errors.splice(0).filter((line) => !tellsOfDeath(line)));

  const all = told.flat();
  const dead = all.filter(({ died }) => died);
  const deaths = new Map<string, number>();
  for (const { steps } of dead) deaths.set(steps.at(-1) ?? "", (deaths.get(steps.at(-1) ?? "") ?? 0) + 1);
  return {
    problems,
    deaths,
    counts: { checkouts: plans.length, presses: all.length, deaths: dead.length, orders: orders.length },
  };
}

const toUnsettled = (open: number) => (open === 0 ? [] : [`${open} attempts are never settled`]);

async function judgeAll(
  world: World,
  { plans, ready, told }: { plans: readonly CheckoutPlan[]; ready: readonly ReadyShopper[]; told: PressTold[][] },
): Promise<string[]> {
  const orders = await ordersOf(world, ready);
  const problems = await Promise.all(
    plans.map(async (plan, at) => {
      const orderIds = orders
        .filter(({ basket_id }) => basket_id === ready[at]?.basketId)
        .map(({ order_id }) => order_id);
      const found = await judgeShopper(shopperOf(ready, at), { plan, told: told[at] ?? [], orderIds });
      return found.map((problem) => `shopper ${at}: ${problem}`);
    }),
  );
  return problems.flat();
}

function ordersOf({ database }: World, ready: readonly ReadyShopper[]) {
  const ids = ready.map(({ basketId }) => basketId);
  return database
    .selectFrom("customer_order")
    .select(["order_id", "basket_id"])
    .where("basket_id", "in", ids)
    .execute();
}

function shopperOf(ready: readonly ReadyShopper[], at: number): ReadyShopper["shopper"] {
  const found = ready[at];
  if (!found) throw new Error(`There is no shopper ${at} in this wave.`);
  return found.shopper;
}
