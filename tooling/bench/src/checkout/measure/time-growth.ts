import { median } from "../../pages/median.ts";
import { newShopper } from "../service/bench-shopper.ts";
import { addToCart, fillCart, goToOrder } from "../service/check-out.ts";
import type { Connection } from "./open-connection.ts";

const manyLines = 100;
const addTimes = 60;
const orders = 15;

/** Times of single calls in milliseconds, medians, nothing else under way. */
export interface Growth {
  addAtOneMs: number;
  addAtManyMs: number;
  placeManyMs: number;
}

/** How the time of an add and of an order with a hundred lines compares with one line; the two sizes alternate. */
export async function timeGrowth(connection: Connection, shelf: readonly string[]): Promise<Growth> {
  return { ...(await timeAdds(connection, shelf)), placeManyMs: await timeOrders(connection, shelf) };
}

async function timeAdds(connection: Connection, shelf: readonly string[]) {
  const shoppers = { one: newShopper(), many: newShopper() };
  await fillCart(connection, shoppers.one, shelf.slice(0, 1));
  await fillCart(connection, shoppers.many, shelf.slice(0, manyLines));
  const times = { one: [] as number[], many: [] as number[] };
  for (let time = 0; time < addTimes; time += 1) {
    for (const size of ["one", "many"] as const) {
      times[size].push(await timeOf(() => addToCart(connection, shoppers[size], shelf.slice(0, 1))));
    }
  }
  return { addAtOneMs: median(times.one), addAtManyMs: median(times.many) };
}

async function timeOrders(connection: Connection, shelf: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let order = 0; order < orders; order += 1) {
    const shopper = newShopper();
    await fillCart(connection, shopper, shelf.slice(0, manyLines));
    await goToOrder(connection, shopper, {
      route: "shortest",
      async watch(name, call) {
        if (name !== "placeOrder") return call();
        let reply = "";
        times.push(
          await timeOf(async () => {
            reply = await call();
          }),
        );
        return reply;
      },
    });
  }
  return median(times);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
