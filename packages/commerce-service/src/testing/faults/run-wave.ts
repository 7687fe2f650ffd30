import { scriptSandbox } from "../../sandbox/queries/script.ts";
import { checkShopper } from "./check-shopper.ts";
import type { CheckoutPlan } from "./checkout-plan.ts";
import { reportsCrash } from "./crashing-process.ts";
import type { FaultEnvironment } from "./fault-environment.ts";
import { fillBasket, type ReadyShopper } from "./fill-basket.ts";
import { recoverAll } from "./recover-all.ts";
import { payAgain, type SubmissionResult, submit, submitPlan } from "./submit-plan.ts";
import { createShares } from "./wave-shares.ts";

/** The outcome of shoppers who checked out concurrently. */
export interface WaveResult {
  problems: string[];
  counts: WaveCounts;
  /** How many processes crashed, by the statement or call at which they did. */
  deaths: Map<string, number>;
}
export interface WaveCounts {
  checkouts: number;
  submissions: number;
  deaths: number;
  orders: number;
}

/** Runs the checkouts of some plans concurrently, recovers interrupted ones, and checks each and the whole store. */
export async function runWave(environment: FaultEnvironment, plans: readonly CheckoutPlan[]): Promise<WaveResult> {
  const shares = await createShares(environment);
  const ready = await Promise.all(
    plans.map((plan, at) =>
      fillBasket(environment, plan, { shares, service: at % 2 === 0 ? environment.service : environment.another }),
    ),
  );
  const later = plans.flatMap(({ laterFault }) => (laterFault ? [{ ...laterFault, subject: "*" }] : []));
  // Unused faults of an earlier wave would need more passes of the recovery than this wave gets.
  await environment.database.deleteFrom("sandbox_script").execute();
  await scriptSandbox(environment.database, later);

  const results = await Promise.all(plans.map((plan, at) => submitPlan(shopperOf(ready, at), plan)));
  const dyingStep = plans.find(({ death }) => death !== null)?.death?.step ?? null;
  const problems = toUnsettled(await recoverAll(environment, { dyingStep, laterFaults: later.length }));
  problems.push(...(await checkAll(environment, { plans, ready, results })));

  // After a failure a shopper may pay with the same wallet or another card. Submitting once more never creates a second order.
  await Promise.all(
    plans.map(async (plan, at) => {
      const orders = await ordersOf(environment, ready.slice(at, at + 1));
      const shopper = shopperOf(ready, at);
      if (orders.length === 0 && plan.triesAgain) results[at]?.push(await payAgain(shopper, plan));
      else if (orders.length > 0) results[at]?.push(await submit(shopper, { key: "submit-again" }));
    }),
  );
  problems.push(...toUnsettled(await recoverAll(environment, { dyingStep: null, laterFaults: later.length })));
  const orders = await ordersOf(environment, ready);
  for (const [at, submissions] of results.entries()) {
    const last = submissions.at(-1);
    const own = orders.filter(({ basket_id }) => basket_id === ready[at]?.basketId);
    if (last?.key === "submit-again" && last.response?.orderId !== own[0]?.order_id) {
      problems.push(`shopper ${at}: a later submission does not return the order: ${JSON.stringify(last.response)}`);
    }
    if (own.length > 1) problems.push(`shopper ${at}: ${own.length} orders`);
  }
  problems.push(...environment.log.errors.splice(0).filter((line) => !reportsCrash(line)));

  const all = results.flat();
  const dead = all.filter(({ died }) => died);
  const deaths = new Map<string, number>();
  for (const { steps } of dead) deaths.set(steps.at(-1) ?? "", (deaths.get(steps.at(-1) ?? "") ?? 0) + 1);
  return {
    problems,
    deaths,
    counts: { checkouts: plans.length, submissions: all.length, deaths: dead.length, orders: orders.length },
  };
}

const toUnsettled = (open: number) => (open === 0 ? [] : [`${open} attempts are never settled`]);

async function checkAll(
  environment: FaultEnvironment,
  {
    plans,
    ready,
    results,
  }: { plans: readonly CheckoutPlan[]; ready: readonly ReadyShopper[]; results: SubmissionResult[][] },
): Promise<string[]> {
  const orders = await ordersOf(environment, ready);
  const problems = await Promise.all(
    plans.map(async (plan, at) => {
      const orderIds = orders
        .filter(({ basket_id }) => basket_id === ready[at]?.basketId)
        .map(({ order_id }) => order_id);
      const found = await checkShopper(shopperOf(ready, at), { plan, results: results[at] ?? [], orderIds });
      return found.map((problem) => `shopper ${at}: ${problem}`);
    }),
  );
  return problems.flat();
}

function ordersOf({ database }: FaultEnvironment, ready: readonly ReadyShopper[]) {
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
