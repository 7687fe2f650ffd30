import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findCheckout } from "../testing/enter-checkout.ts";
import {
  createTestService,
  proceedToReview,
  type Shopper,
  sampleAddresses,
  type TestService,
} from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { setStock } from "../testing/set-stock.ts";
import { auditStore } from "./audit-store.ts";

const sofa = { Sku: sampleSkus.sofa };
let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
  await setStock(shop.database, 100, [sofa.Sku]);
});
afterAll(() => shop.close());

async function withTrip(address: typeof sampleAddresses.chicago, tripId?: string) {
  const shopper = shop.shopper();
  await proceedToReview(shopper, { items: [sofa], address });
  const trips = (await findCheckout(shopper)).shippingOptions.recipients[0]?.tripBooking?.trips ?? [];
  const selectedTrip = tripId ?? trips[0]?.id ?? null;
  const tripBooking = { isContactMeSelected: false, selectedTrip, drivingDirections: "" };
  const recipients = [{ recipientId: "recipient-1", shipments: [], tripBooking }];
  const { body } = await shopper.call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
  return { shopper, tripId: selectedTrip ?? "", body };
}
const place = (shopper: Shopper) => shopper.call(orderOperations.placeOrder, { adata: "" });
const seatsOf = (tripId: string) =>
  shop.database.selectFrom("trip_booking").select("slot").where("trip_id", "=", tripId).orderBy("slot").execute();

it("as many orders as a truck visits homes get its trip; raced for the last seat one does [CHK-34]", {
  tags: ["deep"],
}, async () => {
  const first = await withTrip(sampleAddresses.chicago);
  const others = [];
  for (let at = 0; at < 6; at += 1) others.push(await withTrip(sampleAddresses.chicago, first.tripId));
  const buyers = [first, ...others].map(({ shopper }) => shopper);
  const before = await Promise.all(buyers.slice(0, 5).map(place));
  expect(before.map(({ body }) => body.isSuccess)).toEqual([true, true, true, true, true]);
  const raced = await Promise.all(buyers.slice(5).map(place));
  const placed = raced.filter(({ body }) => body.isSuccess);
  const failed = raced.find(({ body }) => !body.isSuccess);
  expect(placed).toHaveLength(1);
  expect(failed?.body).toMatchObject({
    isSuccess: false,
    message: "TripBookingFailed",
    redirectUrl: "/checkout/shippingandgiftoptions",
  });
  expect((await seatsOf(first.tripId)).map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6]);

  // The shopper without a booking selects another trip and orders.
  const loser = buyers.slice(5)[raced.findIndex(({ body }) => !body.isSuccess)] as Shopper;
  const booking = (await findCheckout(loser)).shippingOptions.recipients[0]?.tripBooking;
  expect(booking?.selectedTrip).toBeNull();
  expect(booking?.trips.map(({ id }) => id)).not.toContain(first.tripId);
  const tripBooking = { isContactMeSelected: true, selectedTrip: null, drivingDirections: "" };
  const recipients = [{ recipientId: "recipient-1", shipments: [], tripBooking }];
  await loser.call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
  expect((await place(loser)).body.isSuccess).toBe(true);
  expect(await auditStore(shop.database)).toEqual([]);
});

it("a full trip is neither offered nor booked, and nobody loses it [CHK-41]", async () => {
  const first = await withTrip(sampleAddresses.chicago);
  for (let at = 0; at < 6; at += 1) {
    const { shopper } = await withTrip(sampleAddresses.chicago, first.tripId);
    expect((await place(shopper)).body.isSuccess).toBe(true);
  }
  const late = await withTrip(sampleAddresses.chicago, first.tripId);
  expect(late.body).toMatchObject({ isSuccess: false, errorCode: "TripNotOffered" });
  expect((await place(first.shopper)).body).toMatchObject({ isSuccess: false, message: "TripBookingFailed" });
});
