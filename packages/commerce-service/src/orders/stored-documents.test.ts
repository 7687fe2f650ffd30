import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoreDatabase } from "../database/schema.ts";
import { findCheckout } from "../testing/enter-checkout.ts";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { toStoredRows } from "./stored-documents.fixture.ts";

let shop: TestService;
let shopper: Shopper;
beforeEach(async () => {
  shop = await createTestService();
  shopper = shop.shopper();
  await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
  await shop.database.deleteFrom("basket_line").execute();
  const { owner_id } = await shop.database.deleteFrom("basket").returning("owner_id").executeTakeFirstOrThrow();
  for (const [table, rows] of Object.entries(toStoredRows(owner_id))) await insertRows(shop.database, table, rows);
});
afterEach(() => shop.close());

async function insertRows(database: Kysely<StoreDatabase>, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    database,
  );
}

const towels = { sku: sampleSkus.towels, personalizationText: "Zoë", personalizationStyle: "Script, Gold" };
const lamp = { sku: sampleSkus.lamp, registryText: "Registry: Ada and Ben" };
const editUrl = "/sectional-planner/dune?design=10.LAS&fabric=STONELINEN";
const sectional = {
  sku: sampleSkus.leftArmSeat,
  design: { id: "design-1", name: "Dune Sectional", design: "10.LAS", editUrl },
};
const order = {
  shippingAddress: { label: "Registry: Ada and Ben", city: "" },
  recipients: [{ recipientId: "recipient-1", choices: { isContactMeSelected: true } }],
  shipments: [{ lineItems: [towels, lamp] }, { lineItems: [sectional] }],
  orderSummary: { total: 179_732 },
};

describe("documents that an earlier build stored", () => {
  it("open as a cart with its personalization, its design and its registry", async () => {
    const { cartData } = (await shopper.call(cartOperations.getCartJsx, {})).body;
    const style = { text: "Zoë", font: "Script", textcolor: "Gold", elementName: "Text1" };
    const edit = { id: "design-2", editUrl: "/sectional-planner/dune?edit=design-2&fabric=STONELINEN" };
    expect(cartData?.lineItems.map(({ itemInfo }) => itemInfo)).toMatchObject([
      { personalization: [{ ...style, monogrammingImg: expect.stringContaining("Zo%C3%AB") }] },
      { design: { ...sectional.design, ...edit } },
      { registryText: lamp.registryText },
    ]);
    const [recipient] = (await findCheckout(shopper)).shippingOptions.recipients;
    expect(recipient?.address).toMatchObject({ addressId: "registry:share-code-1", label: lamp.registryText });
  });

  it("open as an order with its personalization, its design and its registry", async () => {
    const { body } = await shopper.call(orderOperations.getOrder, { orderId: "order-1" });
    expect(body.order).toMatchObject(order);
  });

  it("join the same line of a cart when their saved text is added again", async () => {
    const [{ design, sku } = { design: null, sku: "" }] = toStoredRows("").personalization_design;
    const added = await shopper.call(cartOperations.addMonogrammed, {
      quantity: 1,
      orderType: "personalized",
      profileGuid: "profile-guid-1",
      design: { sku, ...design },
    } as never);
    expect(added.body).toMatchObject({ isSuccess: true, confirmation: "monogramming" });
    const { cartData } = (await shopper.call(cartOperations.getCartJsx, {})).body;
    expect(cartData?.lineItems.map(({ priceQuantityTotals }) => priceQuantityTotals.quantity)).toEqual([3, 1, 1]);
  });

  it("become an order and its mail when their payment is found after the change of builds", async () => {
    const { database } = shop;
    const parts = ["order_line", "order_shipment", "order_payment", "order_recipient", "order_address"] as const;
    for (const table of [...parts, "customer_order", "basket_line"] as const)
      await database.deleteFrom(table).execute();
    await database.deleteFrom("basket").where("status", "=", "open").execute();
    await database.updateTable("basket").set({ status: "placing" }).execute();
    await database.updateTable("order_attempt").set({ state: "unknown" }).execute();
    shop.clock.advance(60_000);
    await shop.recover();
    const { order_id: orderId } = await database
      .selectFrom("customer_order")
      .select("order_id")
      .executeTakeFirstOrThrow();
    expect((await shopper.call(orderOperations.getOrder, { orderId })).body.order).toMatchObject(order);
    await shop.deliverMails();
    expect(shop.mailer.mails.map(({ content }) => content)).toMatchObject([
      { kind: "orderPlaced", lines: [{ details: ["White", "Zoë", "Script, Gold"] }, {}, {}] },
    ]);
  });
});
