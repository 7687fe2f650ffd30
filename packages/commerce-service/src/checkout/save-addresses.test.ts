import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import type { Address } from "@store/contract/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestService,
  proceedToReview,
  type Shopper,
  sampleAddresses,
  type TestService,
} from "../testing/index.ts";
import { sampleCards, sampleSkus, toPrintedNumber } from "../testing/sample-inputs.ts";

const { validateAddress, saveShippingAddress, saveBillingAddress, refreshCheckout } = checkoutOperations;
const { chicago, toronto, anchorage } = sampleAddresses;
let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function inCheckout(site: "US" | "CA" = "US"): Promise<Shopper> {
  const shopper = shop.shopper({ site });
  await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
  await shopper.call(cartOperations.checkout, {});
  await shopper.call(refreshCheckout, {});
  return shopper;
}
const checkoutOf = async (shopper: Shopper) => (await shopper.call(refreshCheckout, {})).body.checkout;

describe("validating an address before it is saved", () => {
  it("accepts a matching state and ZIP Code [CALL-026]", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(validateAddress, { address: chicago });
    expect(body).toEqual({ isSuccess: true, isValid: true, suggestions: [] });
    expect((await checkoutOf(shopper))?.shippingOptions.recipients[0]?.address).toBeNull();
  });

  it("suggests the state of the ZIP Code if it differs [CALL-026]", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(validateAddress, { address: { ...chicago, state: "TX" } });
    expect(body).toMatchObject({
      isSuccess: true,
      isValid: false,
      suggestions: [{ city: "Chicago", state: "IL", zipCode: "60614" }],
    });
  });

  it("suggests the city of the ZIP Code if it differs, then the typed city's codes, six in all [CALL-026]", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(validateAddress, { address: { ...chicago, postalCode: "60202" } });
    expect(body).toMatchObject({ isSuccess: true, isValid: false });
    expect(body.suggestions).toHaveLength(6);
    expect(body.suggestions[0]).toEqual({ city: "Evanston", state: "IL", zipCode: "60202" });
    expect(body.suggestions[1]).toMatchObject({ city: "Chicago", state: "IL" });
  });

  it("suggests the province of the postal code on the Canada site", async () => {
    const shopper = await inCheckout("CA");
    const { body } = await shopper.call(validateAddress, { address: { ...toronto, state: "BC" } });
    expect(body.suggestions).toEqual([{ city: "Toronto", state: "ON", zipCode: "M5V 2T6" }]);
  });

  it("reports every invalid field with the messages of the form [ADDR-07]", async () => {
    const shopper = await inCheckout();
    const address = { ...chicago, firstName: "", lastName: "L1nd", postalCode: "6061", dayPhone: "555", state: "ON" };
    const { body } = await shopper.call(validateAddress, { address });
    expect(body).toMatchObject({ isSuccess: false, isValid: false, errorCode: "AddressInvalid", suggestions: [] });
    expect(body.fieldProblems).toEqual([
      { field: "firstName", message: "The First Name field is required." },
      { field: "lastName", message: "The Last Name field is invalid." },
      { field: "state", message: "State is invalid." },
      { field: "postalCode", message: "6061 is not a valid ZIP Code." },
      { field: "dayPhone", message: "Please enter a valid Phone Number." },
    ]);
  });
});

describe("the shipping address", () => {
  it.each([
    ["of the postal code, whatever state is typed", { state: "OR" }, 8.85],
    [
      "of the typed state, where the code lies in two",
      { city: "Fishers Island", state: "NY", postalCode: "06390" },
      8.55,
    ],
    ["of the typed state, where the code is in no use", { state: "OR", postalCode: "26912" }, 0],
  ])("is taxed at the rate %s", async (_where, change, percent) => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(saveShippingAddress, { address: { ...chicago, ...change } });
    const { subtotal = 0, tax } = body.checkout?.orderSummary ?? {};
    expect(tax).toBe(Math.round((subtotal * percent) / 100));
  });

  it("is stored normalized, with the guest's e-mail address, and determines the tax [CALL-028]", async () => {
    const shopper = await inCheckout("CA");
    const address = { ...toronto, postalCode: " m5v2t6", dayPhone: "+1 (416) 234.5678", firstName: " Noor " };
    const { body } = await shopper.call(saveShippingAddress, { address });
    expect(body.recipientList?.[0]?.address).toEqual(toronto);
    expect(body.checkout).toMatchObject({ accountInfo: { email: "noor@example.com" }, reachedStep: 1 });
    expect(body.checkout?.orderSummary.tax).toBe(Math.round((body.checkout?.orderSummary.subtotal ?? 0) * 0.13));
    expect(await checkoutOf(shopper)).toEqual(body.checkout);
  });

  it("requires an e-mail address from a guest; without one nothing is saved", async () => {
    const shopper = await inCheckout();
    const { emailAddress: _, ...address } = chicago;
    const { body } = await shopper.call(saveShippingAddress, { address });
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "AddressInvalid",
      fieldProblems: [{ field: "emailAddress", message: "Email Address is required." }],
    });
    expect((await checkoutOf(shopper))?.accountInfo.email).toBeNull();
  });

  it("may end in .museum or another long top-level domain", async () => {
    const shopper = await inCheckout();
    const address = { ...chicago, emailAddress: "mara@chair.museum" };
    expect((await shopper.call(saveShippingAddress, { address })).body.isSuccess).toBe(true);
  });

  it.each<[string, Partial<Address>, string]>([
    ["of the other country", { country: "CAN" }, "country"],
    ["in no state", { state: "" }, "state"],
    ["with a card number in it", { address2: toPrintedNumber(sampleCards.visa) }, "address2"],
    ["with a ZIP+4", { postalCode: "60614-1234" }, "postalCode"],
    ["with a very long street", { address1: "A".repeat(36) }, "address1"],
  ])("is refused %s, and the one before stays", async (_what, change, field) => {
    const shopper = await inCheckout();
    await shopper.call(saveShippingAddress, { address: chicago });
    const { body } = await shopper.call(saveShippingAddress, { address: { ...chicago, ...change } });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "AddressInvalid", fieldProblems: [{ field }] });
    expect((await checkoutOf(shopper))?.shippingOptions.recipients[0]?.address).toEqual(chicago);
  });

  it("sent again sets the same state again [CALL-028]", async () => {
    const shopper = await inCheckout();
    const first = await shopper.call(saveShippingAddress, { address: chicago });
    const second = await shopper.call(saveShippingAddress, { address: chicago });
    const { version: _one, ...before } = first.body.checkout ?? {};
    const { version: _other, ...after } = second.body.checkout ?? {};
    expect(after).toEqual(before);
  });

  it("that changes returns the checkout to the step at which a delivery has to be selected again", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper, { items: [{ Sku: sampleSkus.sofa }] });
    const { body } = await shopper.call(saveShippingAddress, { address: anchorage });
    expect(body.checkout?.reachedStep).toBe(2);
    await shopper.call(checkoutOperations.saveShippingAndGiftOptions, {
      recipients: [{ recipientId: "recipient-1", shipments: [{ id: "inHome", serviceLevel: 7 }] }],
    });
    expect((await checkoutOf(shopper))?.reachedStep).toBe(2);
  });
});

describe("the billing address", () => {
  it("is stored separately and needs no e-mail address [CALL-032]", async () => {
    const shopper = await inCheckout();
    await shopper.call(saveShippingAddress, { address: chicago });
    const { emailAddress: _, ...address } = anchorage;
    const { body } = await shopper.call(saveBillingAddress, { address });
    expect(body.checkout).toMatchObject({ billingAddress: address, accountInfo: { email: "mara@example.com" } });
    expect(body.checkout?.shippingOptions.recipients[0]?.address).toEqual(chicago);
  });

  const berlin = {
    ...anchorage,
    city: "Berlin",
    state: "",
    postalCode: "10115",
    country: "DEU",
    dayPhone: "+49 30 901820",
  };
  it.each([
    ["US", "Toronto", toronto],
    ["CA", "Chicago", chicago],
    ["US", "Berlin", berlin],
  ] as const)("of an order of the %s site may be in %s", async (site, _, { emailAddress: __, ...address }) => {
    const shopper = await inCheckout(site);
    await shopper.call(saveShippingAddress, { address: site === "US" ? chicago : toronto });
    const { body } = await shopper.call(saveBillingAddress, { address });
    expect(body.checkout?.billingAddress).toEqual(address);
  });

  it.each([
    ["a ZIP Code in Canada", { ...toronto, postalCode: "60614" }, "postalCode"],
    ["a province in the United States", { ...chicago, state: "ON" }, "state"],
    ["an unknown country", { ...chicago, country: "ATL" }, "country"],
  ])("is refused with %s", async (_, address, field) => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(saveBillingAddress, { address });
    expect(body.fieldProblems).toMatchObject([{ field }]);
  });

  it("is refused with the invalid field, and none is saved", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(saveBillingAddress, { address: { ...anchorage, city: "An<chorage" } });
    expect(body).toMatchObject({ fieldProblems: [{ field: "city", message: "The City field is invalid." }] });
    expect((await checkoutOf(shopper))?.billingAddress).toBeNull();
  });
});

it("an address with an unknown key is refused with its path", async () => {
  const shopper = await inCheckout();
  const address = { ...chicago, planet: "Earth" } as Address;
  expect(await shopper.call(saveShippingAddress, { address })).toMatchObject({
    status: 400,
    body: { errorCode: "InvalidRequest", field: "address.planet", message: expect.not.stringContaining("planet") },
  });
});
