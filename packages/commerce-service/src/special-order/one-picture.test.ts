import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { orderOperations } from "@store/contract/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus, specialOrderSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const chair = {
  Sku: specialOrderSkus.chair,
  OptionChoiceParameter: "fabric.COGNACLEATHER~legs.OAK~filling.FOAM~base.FIXED",
};
const stands = {
  imagePath: "/pictures/wren-chair-rust-800.webp",
  shownIn: "Rust Velvet",
  choiceImagePath: "/pictures/swatch-cognac-leather-macro-800.webp",
};
const fieldsOf = ({ imagePath, shownIn, choiceImagePath }: Partial<typeof stands>) => ({
  imagePath,
  shownIn,
  choiceImagePath,
});

const cartOf = async (shopper: Shopper) => (await shopper.call(cartOperations.getCartJsx, {})).body.cartData;

async function placeOrder(shopper: Shopper, items: AddToCartItem[]) {
  await proceedToReview(shopper, { items });
  const { orderId = "" } = (await shopper.call(orderOperations.placeOrder, { adata: "" })).body;
  const { order } = (await shopper.call(orderOperations.getOrder, { orderId })).body;
  await shop.deliverMails();
  const { content } = shop.mailer.mails.at(-1) ?? {};
  if (content?.kind !== "orderPlaced") throw new Error("The order has no mail.");
  return { lines: order?.shipments.flatMap(({ lineItems }) => lineItems) ?? [], mail: content };
}

describe("a line in a fabric that has no picture of its own [SPEC-01] (AMB-296)", () => {
  it("has the same picture with the chosen fabric in the confirmation, the cart and what is saved", async () => {
    const shopper = shop.shopper();
    const { items } = (await shopper.call(cartOperations.addItems, { items: [chair] })).body;
    expect(items.map(fieldsOf)).toEqual([stands]);
    const cart = await cartOf(shopper);
    expect(cart?.lineItems.map(({ itemInfo }) => fieldsOf(itemInfo))).toEqual([stands]);
    await shopper.call(cartOperations.saveForLater, { id: cart?.lineItems[0]?.id ?? "" });
    expect((await cartOf(shopper))?.savedForLater.map(({ itemInfo }) => fieldsOf(itemInfo))).toEqual([stands]);
  });

  it("keeps it in the order, and has it in its mail", async () => {
    const { lines, mail } = await placeOrder(shop.shopper(), [chair]);
    expect(lines.map(fieldsOf)).toEqual([stands]);
    expect(mail.lines.map(fieldsOf)).toEqual([stands]);
  });
});

describe("a line whose own picture shows the choice", () => {
  it.each([
    [
      "made to order",
      { ...chair, OptionChoiceParameter: chair.OptionChoiceParameter.replace("COGNACLEATHER", "OLIVEVELVET") },
      "wren-chair-olive",
    ],
    ["from stock", { Sku: sampleSkus.boucleSofa }, "harbor-sofa-ivory"],
  ])("says nothing of another one: %s", async (_, item, picture) => {
    const { lines, mail } = await placeOrder(shop.shopper(), [item]);
    const own = { imagePath: `/pictures/${picture}-800.webp`, shownIn: undefined, choiceImagePath: undefined };
    expect([...lines, ...mail.lines].map(fieldsOf)).toEqual([own, own]);
  });
});
