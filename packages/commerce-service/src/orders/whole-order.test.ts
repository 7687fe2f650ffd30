import { checkoutOperations } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { registryOperations } from "@store/contract/registry";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toTripTimes } from "../delivery/rules/to-trip-times.ts";
import { enterCheckout, findCheckout } from "../testing/enter-checkout.ts";
import {
  createTestService,
  proceedToReview,
  sampleAddresses,
  signIn,
  type TestService,
  typedCard,
} from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";
import { auditStore } from "./audit-store.ts";

const { chicago, anchorage } = sampleAddresses;
const pickup = "pickup-us-chicago";
const contact = { firstName: "Mara", lastName: "Lindqvist", email: "mara@example.com", phone: "312-234-5678" };

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

it("an order to two people and a store, and the mail about it, is what its review showed: promises, services and sums [CALL-044, CALL-077, SHIP-19]", async () => {
  const shopper = shop.shopper();
  const owner = shop.shopper();
  await signIn(owner, "nell");
  const wedding = { name: "Nell & Sam", registryType: "br", eventDate: "2027-06-12" } as const;
  const { registry } = (await owner.call(registryOperations.saveRegistry, wedding)).body;
  await owner.call(registryOperations.addRegistryItems, [
    { Sku: sampleSkus.lamp, Quantity: 1, GrId: registry?.grId ?? "" },
  ]);
  const lampOfRegistry = { Sku: sampleSkus.lamp, GiftRegistryId: registry?.shareCode };
  const items = [lampOfRegistry, { Sku: sampleSkus.towels, Quantity: 2 }, { Sku: sampleSkus.sofa }];
  const begun = await enterCheckout(shopper, { items, address: chicago, pickupAt: "us-chicago" });
  const towels = begun.shippingOptions.recipients[0]?.shipments[0]?.lineItems[0]?.id ?? "";
  await shopper.call(checkoutOperations.saveMultiShippingAddress, { address: anchorage, basketItemId: towels });
  const [home, north] = (await findCheckout(shopper)).shippingOptions.recipients;
  await shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
  const recipients = [
    {
      recipientId: home?.id ?? "",
      shipments: [],
      tripBooking: {
        isContactMeSelected: false,
        selectedTrip: home?.tripBooking?.trips[0]?.id ?? null,
        drivingDirections: "Ring twice.",
      },
    },
    {
      recipientId: north?.id ?? "",
      shipments: [],
      giftOptions: { isGift: true, giftWrap: "linen", giftMessage: "For Otis" },
      holidayHold: {
        selectedShippingDate: north?.holidayHold?.holidays.at(-1)?.shippingDate ?? null,
        selectedShippingRange: null,
      },
    },
    {
      recipientId: pickup,
      shipments: [],
      bopsOptions: { giftReceiptOption: false, baggingOption: "none", pickupContact: contact } as const,
    },
  ];
  const chosen = await shopper.call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
  expect(chosen.body.isSuccess).toBe(true);
  await shopper.call(giftOperations.updateBaggingOption, { recipientId: pickup, selectedOption: "giftBag" });
  await shopper.call(checkoutOperations.moveToPaymentPage, {});
  await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa));
  const { body } = await shopper.call(checkoutOperations.moveToReviewPage, {});
  const review = body.checkout;
  expect(review).toMatchObject({ reachedStep: 4, orderSummary: { services: 595 + 295, surcharge: 1000 } });
  const promised = review?.shippingOptions.recipients.flatMap(({ shipments }) =>
    shipments.map(
      ({ availableServiceLevels, selectedServiceLevel }) =>
        availableServiceLevels.find(({ level }) => level === selectedServiceLevel)?.estimate,
    ),
  );
  expect(promised).toHaveLength(3);

  const placed = await shopper.call(orderOperations.placeOrder, { adata: "" });
  const { body: found } = await shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" });
  expect(found.order?.shipments.map(({ estimate }) => estimate)).toEqual(promised);
  expect(found.order?.shipments.map((shipment) => shipment.pickup)).toEqual([
    undefined,
    undefined,
    { store: review?.shippingOptions.recipients.at(-1)?.store, contact },
  ]);
  expect(found.order?.orderSummary).toMatchObject({
    total: review?.orderSummary.total,
    services: review?.orderSummary.services,
    surcharge: review?.orderSummary.surcharge,
  });
  await shop.deliverMails();
  const towelsLine = found.order?.shipments
    .flatMap(({ lineItems }) => lineItems)
    .find(({ sku }) => sku === sampleSkus.towels);
  const mails = shop.mailer.mails.filter(({ content }) => content.kind === "orderPlaced");
  expect(mails.map(({ to, content }) => ({ to, content }))).toEqual([
    {
      to: found.order?.email,
      content: expect.objectContaining({
        kind: "orderPlaced",
        firstName: found.order?.billingAddress?.firstName,
        orderNumber: found.order?.orderNumber,
        orderPath: found.linkPath,
        lines: expect.arrayContaining([
          expect.objectContaining({ title: towelsLine?.title, quantity: 2, totalCents: towelsLine?.total }),
        ]),
        shipments: [
          expect.objectContaining({ estimate: promised?.[0], place: expect.stringContaining("Chicago, IL") }),
          expect.objectContaining({ estimate: promised?.[1], place: expect.stringContaining("Anchorage, AK") }),
          expect.objectContaining({ estimate: promised?.[2], name: "Mara Lindqvist", place: "" }),
        ],
        totals: expect.objectContaining({ totalCents: review?.orderSummary.total, servicesCents: 595 + 295 }),
      }),
    },
  ]);
  const hours = ["Every day, 8 am to 6 pm"];
  const newHours = shop.database.updateTable("store_location").set({ hours: JSON.stringify(hours) });
  await newHours.where("location_id", "=", "us-chicago").execute();
  const { body: later } = await shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" });
  expect(later.order?.shipments.at(-1)?.pickup).toMatchObject({
    store: { name: "Chicago, Fulton Row", hours },
    contact,
  });
  const kept = await shop.database.selectFrom("order_recipient").selectAll().orderBy("position").execute();
  expect(kept).toMatchObject([
    { address: { city: "Chicago" }, choices: { trip: { drivingDirections: "Ring twice." } } },
    { address: { city: "Anchorage" }, choices: { gift: { giftMessage: "For Otis" }, holidayHold: {} } },
    { location_id: "us-chicago", choices: { bagging: "giftBag", pickupContact: contact } },
  ]);
  const lines = await shop.database.selectFrom("order_line").selectAll().orderBy("position").execute();
  expect(lines.map((line) => [line.sku, line.registry_id])).toEqual([
    [sampleSkus.lamp, registry?.grId],
    [sampleSkus.towels, null],
    [sampleSkus.sofa, null],
  ]);
  expect(await auditStore(shop.database)).toEqual([]);
});

describe("a placed order", () => {
  async function order() {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    const { body } = await shopper.call(orderOperations.placeOrder, { adata: "" });
    const orderId = body.orderId ?? "";
    const { body: found } = await shopper.call(orderOperations.getOrder, { orderId });
    return { shopper, order: found.order, token: found.linkPath?.replace("/order/", "") ?? "" };
  }
  const look = async (token: string, site: "US" | "CA" = "US") =>
    shop.shopper({ site }).call(orderOperations.getLinkedOrder, { token });

  it("is shown by its link on another device for 180 days, without billing data and contacts", async () => {
    const { order: own, token } = await order();
    const { body } = await look(token);
    expect(body.order).toMatchObject({ orderNumber: own?.orderNumber, orderSummary: own?.orderSummary });
    expect(body.order?.billingAddress).toBeNull();
    expect(body.linkPath).toBeUndefined();
    expect(JSON.stringify(body)).not.toContain(own?.email);
    expect(JSON.stringify(body)).not.toContain(own?.shippingAddress?.dayPhone);
    expect(body.order?.email).toBe(`${own?.email[0]}***@example.com`);
    const before = shop.clock.now();
    const inDays = (days: number) => shop.clock.set(new Date(before.getTime() + days * 24 * 60 * 60 * 1000));
    inDays(179);
    expect((await look(token)).status).toBe(200);
    inDays(181);
    expect(await look(token)).toMatchObject({ status: 404, body: { errorCode: "OrderNotFound" } });
    shop.clock.set(before);
  });

  it("is not shown by a link that was changed, forged or created for the other site", async () => {
    const { token } = await order();
    const { token: other } = await order();
    const [id = "", ends = "", signature = ""] = token.split(".");
    const [otherId = ""] = other.split(".");
    const later = (Number.parseInt(ends, 36) + 1).toString(36);
    const wrong = [
      `${otherId}.${ends}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${ends}.${signature.replace(/.$/, (last) => (last === "0" ? "1" : "0"))}`,
      `${id}.${ends}`,
      "x",
    ];
    for (const each of wrong) expect((await look(each)).status).toBe(404);
    expect((await look(token, "CA")).status).toBe(404);
  });

  it("is returned to its shopper for a day, and to nobody else (AMB-017)", async () => {
    const { shopper, order: own } = await order();
    const { body } = await shopper.call(orderOperations.getLatestOrder, {});
    expect(body.order).toEqual({ orderId: own?.orderId, orderNumber: own?.orderNumber });
    expect((await shop.shopper().call(orderOperations.getLatestOrder, {})).body.order).toBeUndefined();
    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 25 * 60 * 60 * 1000));
    expect((await shopper.call(orderOperations.getLatestOrder, {})).body.order).toBeUndefined();
    shop.clock.set(before);
  });

  it("has a ten-digit number that reveals no count (AMB-214)", async () => {
    const { order: own } = await order();
    expect(own?.orderNumber).toMatch(/^[1-9]\d{9}$/);
    const { rows } = await sql<{ number: number }>`
      select to_order_number(place) as number from generate_series(1, 3000) place`.execute(shop.database);
    const numbers = rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(3000);
    expect(numbers.every((number) => /^[1-9]\d{9}$/.test(String(number)))).toBe(true);
    const rises = numbers.filter((number, at) => number > (numbers[at - 1] ?? 0)).length;
    expect(rises).toBeGreaterThan(1300);
    expect(rises).toBeLessThan(1700);
  });
});

it.each([
  ["IL", "trip-2026-12-03-morning-606", "2026-12-03T14:00:00.000Z", "2026-12-03T18:00:00.000Z"],
  ["TX", "trip-2026-12-03-afternoon-799", "2026-12-03T19:00:00.000Z", "2026-12-03T23:00:00.000Z"],
  ["AZ", "trip-2027-06-03-evening-850", "2027-06-03T23:00:00.000Z", "2027-06-04T03:00:00.000Z"],
  ["NL", "trip-2027-06-03-morning-A1B", "2027-06-03T10:30:00.000Z", "2027-06-03T14:30:00.000Z"],
])("a truck to %s arrives in the local time: %s [CHK-41]", (state, tripId, start, end) => {
  expect(toTripTimes(tripId, { state })).toEqual({ start, end });
  expect(toTripTimes("trip-none", { state })).toBeUndefined();
  expect(toTripTimes(tripId.replace(/\w{3}$/, "000"), { state: "AE" })).toBeUndefined();
});
