import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import type { Address } from "@store/contract/shared";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, proceedToReview, sampleAddresses, type TestService } from "../testing/index.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const berlin: Address = {
  firstName: "Grete",
  lastName: "Lindqvist",
  address1: "Torstr. 12",
  address2: "Apt 4B, buzz 12",
  address3: "c/o Ashby",
  city: "Berlin",
  state: "",
  postalCode: "10115",
  country: "DEU",
  dayPhone: "+49 30 1234567",
  emailAddress: "grete@example.com",
};

it.each([
  [
    "with every line",
    { ...sampleAddresses.chicago, address2: "Apt 4B, buzz 12", address3: "c/o Ashby" },
    "1420 N Halsted St, Apt 4B, buzz 12, c/o Ashby, Chicago, IL 60614",
  ],
  ["abroad with its country", berlin, "Torstr. 12, Apt 4B, buzz 12, c/o Ashby, 10115 Berlin, Germany"],
])("the mail of an order names its address %s", async (_what, address, place) => {
  const shopper = shop.shopper();
  await shopper.call(cartOperations.setShipToCountry, { country: address.country });
  await proceedToReview(shopper, { address });
  const { body } = await shopper.call(orderOperations.placeOrder, { adata: "" });
  expect(body.isSuccess).toBe(true);
  await shop.deliverMails();
  expect(shop.mailer.mails.at(-1)?.content).toMatchObject({
    kind: "orderPlaced",
    shipments: [{ name: `${address.firstName} ${address.lastName}`, place }],
  });
});
