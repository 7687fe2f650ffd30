import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { registryOperations } from "@store/contract/registry";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditStore } from "../../orders/audit-store.ts";
import { createTestService, proceedToReview, signIn, type TestService } from "../../testing/index.ts";
import { sampleCards, sampleSkus } from "../../testing/sample-inputs.ts";
import { up } from "./0039-gifts-of-registries.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService({ answerWithinMs: 1 });
});
afterAll(() => shop.close());

/** The tables as version 0038 has them, with the same rows. */
const downgrade = [
  "drop table registry_hold",
  "alter table order_recipient drop column registry_name",
  "alter table order_line drop column registry_name",
  `update basket_line set registry_code = (select registry_id from registry where share_code = registry_code)`,
  "alter table basket_line rename column registry_code to registry_id",
  "create index basket_line_of_registry on basket_line (registry_id) where registry_id is not null",
  `update order_attempt set draft = jsonb_set(draft, '{lines}', (
     select jsonb_agg(line - 'registry' || jsonb_build_object('registryId', line->'registry'->'registryId') order by place)
     from jsonb_array_elements(draft->'lines') with ordinality lines(line, place)))`,
];

it("keeps for which registry the lines of baskets, orders and running orders are", async () => {
  const owner = shop.shopper();
  await signIn(owner, "nell");
  const fields = { name: "Ada and Ben", registryType: "br", eventDate: "2027-06-12" } as const;
  const { registry } = (await owner.call(registryOperations.saveRegistry, fields)).body;
  const { grId = "", shareCode: GiftRegistryId } = registry ?? {};
  await owner.call(registryOperations.addRegistryItems, [{ Sku: sampleSkus.lamp, Quantity: 9, GrId: grId }]);
  const items = [{ Sku: sampleSkus.lamp, GiftRegistryId }, { Sku: sampleSkus.towels }];
  const [cart, buyer, waiting] = [shop.shopper(), shop.shopper(), shop.shopper()];
  await cart.call(cartOperations.addItems, { items });
  await proceedToReview(buyer, { items });
  const { body: placed } = await buyer.call(orderOperations.placeOrder, { adata: "" });
  await proceedToReview(waiting, { items, card: sampleCards.approvedAfterTimeout });
  await waiting.call(orderOperations.placeOrder, { adata: "" });
  const read = async () => [
    (await cart.call(cartOperations.getCartJsx, {})).body,
    (await buyer.call(orderOperations.getOrder, { orderId: placed.orderId ?? "" })).body,
    await shop.database.selectFrom("registry_hold").selectAll().execute(),
  ];
  const before = await read();
  expect(JSON.stringify(before[0])).toContain("Registry: Ada and Ben");
  expect(before[2]).toHaveLength(1);
  for (const statement of downgrade) await sql.raw(statement).execute(shop.database);
  await up(shop.database as never);
  expect(await read()).toEqual(before);
  expect(await auditStore(shop.database)).toEqual([]);
});
