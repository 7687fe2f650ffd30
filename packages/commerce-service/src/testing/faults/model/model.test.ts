import * as fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { countTotals } from "../../../orders/audit-store.ts";
import { limits } from "../../../service/rate-limit/limits.ts";
import { type FaultEnvironment, openFaultEnvironment } from "../fault-environment.ts";
import { type Action, compare, inSequence } from "./action.ts";
import { add, change, enterCode, moveToCart, remove, removeCode, saveForLater, undo } from "./cart-actions.ts";
import { checkOut, payByCard, payByGiftCard, place } from "./checkout-actions.ts";
import { openShop, type RealShop } from "./real-shop.ts";
import type { PriceList, ShopModel } from "./shop-model.ts";

const { sequences, seed } = inject("faults");
vi.setConfig({ testTimeout: 60_000 + sequences * 4000 });
const maxActions = 60;
const maxShrinks = 80;
const sequencesPerAudit = 50;
// An action enters one card at most: at this rate nobody exceeds the card limit of a session.
const paceMs = Math.ceil(limits.cards.withinMs / limits.cards.perSession);

let environment: FaultEnvironment;
let prices: PriceList;
let opening: Date;
beforeAll(async () => {
  environment = await openFaultEnvironment(inject("database"));
  opening = environment.clock.now();
  const skus = environment.catalog.slice(0, 4);
  const offers = await environment.database
    .selectFrom("offer")
    .select(["sku", "price_cents"])
    .where("site", "=", "US")
    .where("sku", "in", skus)
    .execute();
  const rates = await environment.database
    .selectFrom("tax_rate")
    .select(["region", "rate_millionths"])
    .where("country", "=", "USA")
    .execute();
  prices = {
    priceCents: new Map(offers.map(({ sku, price_cents }) => [sku, price_cents])),
    taxRates: new Map(rates.map(({ region, rate_millionths }) => [region, rate_millionths])),
    codePercent: 5,
  };
});
afterAll(() => environment.close());

/** An action of one of two shoppers, followed by a comparison. */
class Step implements fc.AsyncCommand<ShopModel, RealShop> {
  readonly #name: string;
  readonly #at: number;
  readonly #action: Action;

  constructor(name: string, at: number, action: Action) {
    this.#name = name;
    this.#at = at;
    this.#action = action;
  }

  check(): boolean {
    return true;
  }

  async run(model: ShopModel, real: RealShop): Promise<void> {
    environment.clock.advance(paceMs);
    await this.#action(contextOf(model, real, this.#at));
    await compare(contextOf(model, real, this.#at));
  }

  toString(): string {
    return `${this.#at}: ${this.#name}`;
  }
}

function contextOf(model: ShopModel, real: RealShop, at: number) {
  const [shopper, mine] = [real.shoppers[at], model.shoppers[at]];
  if (!shopper || !mine) throw new Error(`There is no shopper ${at}.`);
  return { real, model, shopper, mine };
}

const anyItem = fc.nat({ max: 3 });
const anyQuantity = fc.integer({ min: 1, max: 9 });
const anyCard = fc.constantFrom("good" as const, "good" as const, "bad" as const);
const skuAt = (item: number) => environment.catalog[item] ?? "";

/** The actions with their weights. */
const actions: readonly [weight: number, arbitrary: fc.Arbitrary<[name: string, make: () => Action]>][] = [
  [
    5,
    fc
      .tuple(anyItem, anyQuantity)
      .map(([item, quantity]) => [`add ${quantity} of ${item}`, () => add(skuAt(item), quantity)]),
  ],
  [
    3,
    fc
      .tuple(anyItem, anyQuantity)
      .map(([item, quantity]) => [`change ${item} to ${quantity}`, () => change(skuAt(item), quantity)]),
  ],
  [2, anyItem.map((item) => [`remove ${item}`, () => remove(skuAt(item))])],
  [2, fc.constant(["undo", undo])],
  [2, anyItem.map((item) => [`save ${item}`, () => saveForLater(skuAt(item))])],
  [2, anyItem.map((item) => [`move ${item} to the cart`, () => moveToCart(skuAt(item))])],
  [1, fc.constant(["enter the code", () => enterCode("ANYBODY5")])],
  [1, fc.constant(["remove the code", removeCode])],
  [
    4,
    fc
      .oneof(
        fc.tuple(fc.constant("chicago" as const), fc.constantFrom(1 as const, 2 as const, 3 as const)),
        // No level with a promised day goes to Alaska.
        fc.tuple(fc.constant("anchorage" as const), fc.constant(1 as const)),
      )
      .map(([to, level]) => [`check out to ${to} by ${level}`, () => checkOut(to, level)]),
  ],
  [3, anyCard.map((card) => [`pay by a ${card} card`, () => payByCard(card)])],
  [2, fc.constantFrom("small", "large").map((name) => [`pay by the ${name} gift card`, () => payByGiftCard(name)])],
  [2, fc.constant(["place", place])],
  [
    5,
    fc
      .tuple(anyItem, anyCard)
      .map(([item, card]) => [
        `buy 1 of ${item} with a ${card} card`,
        () => inSequence(add(skuAt(item), 1), checkOut("chicago", 1), payByCard(card), place()),
      ]),
  ],
];

const anyStep = fc
  .tuple(fc.nat({ max: 1 }), fc.oneof(...actions.map(([weight, arbitrary]) => ({ weight, arbitrary }))))
  .map(([at, [name, make]]) => new Step(name, at, (context) => make()(context)));

it("whatever two shoppers do, the store matches a simple model of money, stock and tenders", {
  tags: ["deep"],
}, async () => {
  let run = 0;
  let steps = 0;
  let orders = 0;
  let failures = 0;
  const commands = fc.commands([anyStep], { maxCommands: maxActions, size: "max" });
  const property = fc.asyncProperty(commands, async (sequence) => {
    // Every run has its own store. `maxShrinks` runs are enough to shrink a failure.
    if (failures > 0) failures += 1;
    if (failures > maxShrinks) return;
    environment.clock.set(opening);
    const shop = await openShop(environment, prices);
    const { units } = await countTotals(environment.database);
    try {
      await fc.asyncModelRun(() => shop, sequence);
      for (const at of [0, 1]) await compare(contextOf(shop.model, shop.real, at));
      expect(await stockNow()).toEqual(shop.model.stock);
      orders += shop.model.shoppers.reduce((sum, shopper) => sum + shopper.orders, 0);
      run += 1;
      steps += [...sequence].length;
      if (run % sequencesPerAudit === 0 || run === sequences) expect(await audit(units)).toEqual([]);
    } catch (error) {
      failures += 1;
      throw error;
    }
  });
  await fc.assert(property, { seed, numRuns: sequences });
  process.stdout.write(`seed ${seed}: ${run} sequences, ${steps} actions, ${orders} orders\n`);
  expect(orders).toBeGreaterThan(0);
  expect(environment.log.errors).toEqual([]);
});

async function audit(units: ReadonlyMap<string, number>): Promise<string[]> {
  for (const [sku, count] of units) environment.unitsBefore.set(sku, count);
  return environment.audit();
}

async function stockNow(): Promise<Map<string, number>> {
  const skus = [...prices.priceCents.keys()];
  const rows = await environment.database.selectFrom("stock").selectAll().where("sku", "in", skus).execute();
  return new Map(rows.map(({ sku, available }) => [sku, available]));
}
