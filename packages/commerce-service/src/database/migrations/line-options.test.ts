import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, proceedToReview, type TestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { up } from "./0032-line-options.ts";

const [lamp, towels, donation] = [sampleSkus.lamp, sampleSkus.servingBowl, sampleSkus.donation];
const items = [{ Sku: towels, PersonalizationText: "Zoë" }, { Sku: lamp }];

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

/** The tables as version 0031 has them, with the same rows. */
const downgrade = [
  `alter table basket_line add column personalization_text text, add column design jsonb, add column option_choice text,
     add column donation_cents int`,
  `update basket_line set personalization_text = options->>'text', design = options->'design',
     option_choice = options->>'choice', donation_cents = (options->>'donationCents')::int`,
  "alter table basket_line drop constraint basket_line_donation, drop column options",
  "alter table order_line add column personalization_text text, add column design jsonb, add column option_choice text",
  `update order_line set personalization_text = options->>'text', design = options->'design',
     option_choice = options->>'choice'`,
  "alter table order_line drop column options",
  `update order_attempt set draft = jsonb_set(draft, '{lines}', (
     select jsonb_agg(line - 'options' || jsonb_build_object('personalizationText', line->'options'->'text',
       'design', line->'options'->'design', 'optionChoice', line->'options'->'choice') order by place)
     from jsonb_array_elements(draft->'lines') with ordinality lines(line, place)))`,
];

it("keeps the options of baskets, of orders, and of an order that is being placed", async () => {
  const [cart, buyer, waiting] = [shop.shopper(), shop.shopper(), shop.shopper()];
  await cart.call(cartOperations.addItems, { items });
  await cart.call(cartOperations.donationAddToCart, { sku: donation, amount: 2500 });
  await proceedToReview(buyer, { items });
  const { body: placed } = await buyer.call(orderOperations.placeOrder, { adata: "" });
  await proceedToReview(waiting, { items });
  await waiting.call(orderOperations.placeOrder, { adata: "" });
  const read = async () => [
    (await cart.call(cartOperations.getCartJsx, {})).body,
    (await buyer.call(orderOperations.getOrder, { orderId: placed.orderId ?? "" })).body,
    await shop.database.selectFrom("order_attempt").select(["draft"]).orderBy("attempt_id").execute(),
  ];
  await sql`update order_attempt set state = 'unknown' where state = 'placed'`.execute(shop.database);
  const before = await read();
  for (const statement of downgrade) await sql.raw(statement).execute(shop.database);
  await up(shop.database as never);
  expect(await read()).toEqual(before);
  const texts = await shop.database.selectFrom("basket_line").select("options").orderBy("position").execute();
  expect(texts.map(({ options }) => Object.keys(options).sort())).toContainEqual(["design", "text"]);
  await expect(
    sql`update basket_line set options = '{"donationCents": 1}'`.execute(shop.database),
  ).rejects.toMatchObject({ constraint: "basket_line_donation" });
});
