import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CommerceService } from "../../app/create-commerce-service.ts";
import {
  createShopper,
  createTestService,
  proceedToReview,
  type Shopper,
  type TestService,
} from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { setStock } from "../../testing/set-stock.ts";
import type { Secrets } from "./secrets.ts";

const { addItems, getCartCount } = cartOperations;
const items = [{ Sku: sampleSkus.towels }];
const [former, newest] = ["the former secret of 32 characters", "the newest secret of 32 characters"] as const;
/** What each process is restarted with, one after the other, as "Changing the secret" of Deploying says. */
const steps: readonly Secrets[] = [[former, newest], [newest, former], [newest]];
const adds = 3;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService({ secrets: [former] });
  await setStock(shop.database, 10_000, [sampleSkus.towels, sampleSkus.lamp]);
});
afterAll(() => shop.close());

/** Two processes behind a load balancer without sticky sessions. */
function balance(secrets: Secrets) {
  const processes: CommerceService[] = [shop.another(secrets), shop.another(secrets)];
  let requests = 0;
  return {
    fetch: async (request: Request): Promise<Response> => {
      requests += 1;
      const response = await processes[requests % processes.length]?.fetch(request);
      if (!response) throw new Error("No process serves.");
      return response;
    },
    /** Starts a process in the place of another one, which answers what it has begun. */
    async replace(at: number, next: Secrets) {
      const [gone] = processes.splice(at, 1, shop.another(next));
      await gone?.drain();
    },
  };
}

/** Adds to a cart, and repeats each add with its key, as after a lost response. */
async function addTwice(shopper: Shopper): Promise<void> {
  for (let at = 0; at < adds; at += 1) {
    const idempotencyKey = crypto.randomUUID();
    const send = () => shopper.call(addItems, { items }, { idempotencyKey });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  }
}

it("loses no cart and places no order twice while the processes of a busy store change their secret", {
  tags: ["deep"],
  timeout: 120_000,
}, async () => {
  const store = balance([former]);
  const shoppers = Array.from({ length: 24 }, () => createShopper(store));
  const buyers = Array.from({ length: 6 }, () => createShopper(store));
  await Promise.all(buyers.map((buyer) => proceedToReview(buyer)));
  const place = () =>
    Promise.all(
      buyers.map((buyer, at) =>
        buyer.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey: `order-${at}` }),
      ),
    );
  const everyoneAdds = () => Promise.all(shoppers.map(addTwice));
  await everyoneAdds();
  let rounds = 1;

  const placed = await place();
  expect(placed.every(({ status, body }) => status === 200 && body.isSuccess)).toBe(true);
  for (const secrets of steps) {
    for (const at of [0, 1]) {
      const [, replies] = await Promise.all([store.replace(at, secrets), place(), everyoneAdds()]);
      // The replies of the former secret are kept for a day, and it longer than that.
      if (secrets.length > 1) expect(replies.map(({ body }) => body)).toEqual(placed.map(({ body }) => body));
      rounds += 1;
    }
    // Everybody makes a request before the next step.
    await everyoneAdds();
    rounds += 1;
  }

  const counts = shoppers.map(async (shopper) => (await shopper.call(getCartCount, {})).body.count);
  expect(await Promise.all(counts)).toEqual(shoppers.map(() => adds * rounds));
  const sessions = shop.database.selectFrom("session").select("session_id").execute();
  expect(await sessions).toHaveLength(shoppers.length + buyers.length);
  const orders = shop.database.selectFrom("customer_order").select("order_id").execute();
  expect(await orders).toHaveLength(buyers.length);
});
