import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { checkoutOperations } from "@store/contract/checkout";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestService, type Shopper, sampleAddresses, signIn, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { getRequestVerificationToken, signOut } = accountOperations;
const { addItems, applyZipCode, checkout, getCartJsx, setShipToCountry } = cartOperations;
const { getProduct, getStores } = catalogOperations;
const { refreshCheckout, saveShippingAddress } = checkoutOperations;
const { sofa } = sampleSkus;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set("2026-11-20T15:00:00Z"));

/** Each change is made a minute after the one before. */
const later = () => shop.clock.set(new Date(shop.clock.now().getTime() + 60_000).toISOString());

async function type(shopper: Shopper, zip: string) {
  later();
  return (await shopper.call(applyZipCode, { zip })).body;
}

/** What the product page of a sofa, the cart with it, and the list of stores say. */
async function placesOf(shopper: Shopper) {
  const product = await shopper.call(getProduct, { sku: sofa });
  const stores = await shopper.call(getStores, {});
  const { cartData } = (await shopper.call(getCartJsx, {})).body;
  const [line] = cartData?.lineItems ?? [];
  const { charge, arrival, postalCode = null } = product.body.delivery ?? {};
  return {
    product: { postalCode, charge, arrival },
    cart: {
      postalCode: cartData?.cartSummary.taxZipCode ?? null,
      charge: cartData?.orderSummary.shipping,
      arrival: line?.shippingDeliveryOptions.edd?.message,
    },
    nearest: stores.body.stores[0]?.address.postalCode,
    stores: stores.body.postalCode ?? null,
    caching: [product, stores].map(({ headers }) => headers.get("cache-control")),
  };
}

async function withSofa(storefront: Parameters<TestService["shopper"]>[0] = {}) {
  const shopper = shop.shopper(storefront);
  await shopper.call(addItems, { items: [{ Sku: sofa }] });
  return shopper;
}

async function enterCheckout(shopper: Shopper) {
  later();
  await shopper.call(checkout, {});
  await shopper.call(refreshCheckout, {});
}

describe("the postal code of a visit", () => {
  it("is typed before there is a cart, and product, cart and stores say one place, date and charge [CART-04, SHIP-05]", async () => {
    const shopper = shop.shopper();
    await type(shopper, "60661");
    await shopper.call(addItems, { items: [{ Sku: sofa }] });
    const { product, cart, stores, nearest } = await placesOf(shopper);
    expect(product).toEqual({ postalCode: "60661", charge: "$99.00", arrival: expect.stringMatching(/^Arrives /) });
    expect(cart).toEqual({ ...product, charge: 9900 });
    expect([stores, nearest]).toEqual(["60661", expect.stringMatching(/^606/)]);
  });

  it("is none at first, and replies with one are kept by no cache", async () => {
    const shopper = await withSofa();
    const before = await placesOf(shopper);
    expect([before.product.postalCode, before.cart.postalCode, before.stores]).toEqual([null, null, null]);
    expect(before.caching).toEqual(Array(2).fill("public, max-age=0, must-revalidate"));
    await type(shopper, "60661");
    expect((await placesOf(shopper)).caching).toEqual(["no-store", "no-store"]);
  });

  it("is the latest of the typed one and the saved address, which never changes by it [CART-14, CALL-021]", async () => {
    const shopper = await withSofa();
    await type(shopper, "10001");
    await enterCheckout(shopper);
    await shopper.call(saveShippingAddress, { address: sampleAddresses.chicago });
    const saved = await placesOf(shopper);
    expect([saved.product.postalCode, saved.cart.postalCode, saved.stores]).toEqual(["60614", "60614", "60614"]);
    expect((await type(shopper, "99501")).isSuccess).toBe(true);
    const typed = await placesOf(shopper);
    expect(typed.product).toMatchObject({ postalCode: "99501", charge: "$199.00" });
    expect(typed.cart).toEqual({ ...typed.product, charge: 19_900 });
    const { checkout: steps } = (await shopper.call(refreshCheckout, {})).body;
    expect(steps?.shippingOptions.recipients[0]?.address).toMatchObject({ postalCode: "60614" });
    expect(steps?.shippingInfo.zipCode).toBe("60614");
  });

  it("is that of the account's default address while there is neither, and what a guest typed stays after a sign-in", async () => {
    const shopper = shop.shopper();
    await signIn(shopper, "nell");
    const own = (await placesOf(shopper)).product.postalCode;
    expect(own).toMatch(/^60647/);
    const typist = shop.shopper();
    await type(typist, "97201");
    await signIn(typist, "nell");
    expect((await placesOf(typist)).product.postalCode).toBe("97201");
    // Another browser of the same account has its own.
    expect((await placesOf(shopper)).product.postalCode).toBe(own);
  });

  it("ends with a sign-out", async () => {
    const shopper = shop.shopper();
    await signIn(shopper, "nell");
    await type(shopper, "97201");
    const { requestToken } = (await shopper.call(getRequestVerificationToken, {})).body;
    const body = new URLSearchParams({ __RequestVerificationToken: requestToken });
    await shopper.send(signOut.path, { method: "POST", headers: { "sec-fetch-site": "same-origin" }, body });
    expect((await placesOf(shopper)).product.postalCode).toBeNull();
    const kept = await shop.database
      .selectFrom("session")
      .select("postal_code")
      .where("replaced_at", "is not", null)
      .execute();
    expect(kept.map(({ postal_code }) => postal_code)).not.toContain("97201");
  });

  it("is emptied when the order is shipped to another country, and stays so on the way back", async () => {
    const shopper = await withSofa();
    await type(shopper, "60661");
    await shopper.call(setShipToCountry, { country: "FRA" });
    const abroad = await placesOf(shopper);
    expect([abroad.product.postalCode, abroad.cart.postalCode, abroad.stores]).toEqual([null, null, null]);
    await shopper.call(setShipToCountry, { country: "USA" });
    expect((await placesOf(shopper)).cart.postalCode).toBeNull();
  });

  it("is another one on the other site", async () => {
    const shopper = await withSofa({ site: "CA" });
    await type(shopper, "k1a0b1");
    const { product, cart } = await placesOf(shopper);
    expect([product.postalCode, cart.postalCode]).toEqual(["K1A 0B1", "K1A 0B1"]);
    expect(cart.arrival).toBe(product.arrival);
    const atHome = await withSofa();
    for (const [name, value] of shopper.cookies) if (!atHome.cookies.has(name)) atHome.cookies.set(name, value);
    expect((await placesOf(atHome)).product.postalCode).toBeNull();
  });

  it("stays as it is when another one is malformed or unknown, with the reason [CART-14, ADDR-07]", async () => {
    const shopper = await withSofa();
    await type(shopper, "60661");
    for (const zip of ["", "6061", "00000"]) {
      expect(await type(shopper, zip)).toMatchObject({ isSuccess: false, errorCode: "PostalCodeInvalid" });
      expect((await placesOf(shopper)).product.postalCode).toBe("60661");
    }
  });

  it("may be one to which trucks do not go: product page and cart give the same reason", async () => {
    const shopper = await withSofa();
    await type(shopper, "09021");
    const { product, cart } = await placesOf(shopper);
    expect(product).toMatchObject({ postalCode: "09021", charge: null });
    expect(cart.arrival).toBe(product.arrival);
  });

  it("is left alone by a code in a link, which only its page shows", async () => {
    const shopper = await withSofa();
    await type(shopper, "60661");
    const { body } = await shopper.call(getProduct, { sku: sofa, postalCode: "10001" });
    expect(body.delivery?.postalCode).toBe("10001");
    expect((await placesOf(shopper)).cart.postalCode).toBe("60661");
  });
});
