import type { Cart } from "@store/contract/cart";
import { expect, it } from "vitest";
import { cartOf, lineOf } from "../cart.samples.ts";
import { storeOver } from "../store-over.fixture.ts";
import { estimateOutageAtom, estimatesAtom, lookUpEstimatesAtom } from "./estimates.ts";
import { receiveCartAtom } from "./receive-cart.ts";

const line = lineOf("a1", 1);
const arriving = {
  ...line,
  shippingDeliveryOptions: { ...line.shippingDeliveryOptions, edd: { message: "Arrives Tue, Nov 24" } },
};
function cartWith({ zip = "60614" as string | null, isOn = true, version = 1 }): Cart {
  const cart = cartOf([line], version);
  return {
    ...cart,
    cartSummary: { ...cart.cartSummary, taxZipCode: zip },
    config: { ...cart.config, oms_UseSharedEngine: isOn },
  };
}
const answering = () => Response.json({ isSuccess: true, lineItems: [arriving] });

it("looks up the cart's postal code and keeps the text of each line", async () => {
  const { store, sent } = storeOver(answering, { cart: cartWith({}) });
  expect(store.get(estimatesAtom)).toBeNull();
  await store.set(lookUpEstimatesAtom);
  expect(sent).toEqual([{ path: "/Cart/GetEdd", body: { locationId: null, zipCode: "60614" } }]);
  expect(store.get(estimatesAtom)?.get("a1")).toBe("Arrives Tue, Nov 24");
});

it.each([{ isOn: false }, { zip: null }])("looks up nothing for a cart with %j [CART-15]", async (parts) => {
  const { store, sent } = storeOver(answering, { cart: cartWith(parts) });
  await store.set(lookUpEstimatesAtom);
  expect(sent).toEqual([]);
});

it.each([
  [
    "the store if everything is picked up there",
    ["us-chicago", "us-chicago"],
    "60614",
    { locationId: "us-chicago", zipCode: "" },
  ],
  ["the postal code if a part is shipped", ["us-chicago", null], "60614", { locationId: null, zipCode: "60614" }],
  ["nothing if two stores are involved", ["us-chicago", "us-dallas"], "60614", null],
] as const)("looks up %s", async (_, stores, zip, requested) => {
  const lines = stores.map((locationId, index) => {
    const each = lineOf(`a${index}`, 1);
    return { ...each, shippingDeliveryOptions: { ...each.shippingDeliveryOptions, locationId } };
  });
  const { store, sent } = storeOver(answering, { cart: { ...cartWith({ zip }), lineItems: lines } });
  await store.set(lookUpEstimatesAtom);
  expect(sent.map(({ body }) => body)).toEqual(requested === null ? [] : [requested]);
});

it("discards the estimates of an older cart, and drops a stale response", async () => {
  const { store } = storeOver(
    (call) => {
      if (call.path === "/Cart/GetEdd") store.set(receiveCartAtom, cartWith({ version: 2 }));
      return answering();
    },
    { cart: cartWith({}) },
  );
  await store.set(lookUpEstimatesAtom);
  expect(store.get(estimatesAtom)).toBeNull();
  await store.set(lookUpEstimatesAtom);
  expect(store.get(estimatesAtom)?.size).toBe(1);
  store.set(receiveCartAtom, cartWith({ version: 3 }));
  expect(store.get(estimatesAtom)).toBeNull();
});

it.each([
  ["IsReset", { isSuccess: false, IsReset: true }],
  ["null lines", { isSuccess: false, lineItems: null }],
])("shows the configured text after %s, and logs the failure [ERR-15]", async (_, reply) => {
  const { store, sent } = storeOver(() => Response.json(reply), { cart: cartWith({}) });
  await store.set(lookUpEstimatesAtom);
  expect(store.get(estimateOutageAtom)).toBe(cartWith({}).config.eddOutagePickupMessage);
  expect(store.get(estimatesAtom)?.size).toBe(0);
  expect(sent.at(-1)?.body).toMatchObject({ message: expect.stringContaining("action=getEdd"), level: "error" });
});
