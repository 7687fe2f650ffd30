import { cartOperations } from "@store/contract/cart";
import { checkoutOperations as calls } from "@store/contract/checkout";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enterCheckout, findCheckout } from "../testing/enter-checkout.ts";
import {
  createTestService,
  type Shopper,
  sampleAddresses,
  signIn,
  type TestService,
  testAccounts,
} from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { chicago, anchorage } = sampleAddresses;
const [home, farAway] = ["account-nell-address-1", "account-nell-address-2"];
const lampAndTowels = [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.towels, Quantity: 2 }];

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
beforeEach(async () => {
  await sql`truncate session, basket, sign_in_failure, sign_in_ticket cascade`.execute(shop.database);
});
afterAll(() => shop.close());

async function guest(items = lampAndTowels) {
  const shopper = shop.shopper();
  const checkout = await enterCheckout(shopper, { items, address: chicago });
  const lineIds = checkout.shippingOptions.recipients.flatMap(({ shipments }) =>
    shipments.flatMap(({ lineItems }) => lineItems.map(({ id }) => id)),
  );
  return { shopper, lineIds, first: lineIds[0] ?? "", second: lineIds[1] ?? "" };
}
async function signedIn(items = lampAndTowels) {
  const shopper = shop.shopper();
  await signIn(shopper, "nell");
  const checkout = await enterCheckout(shopper, { items });
  const [parcel] = checkout.shippingOptions.recipients[0]?.shipments ?? [];
  return { shopper, lineIds: parcel?.lineItems.map(({ id }) => id) ?? [] };
}
const whoGetsWhat = async (shopper: Shopper) =>
  (await findCheckout(shopper)).shippingOptions.recipients.map(({ address, shipments }) => [
    address?.city ?? null,
    shipments.flatMap(({ lineItems }) => lineItems.map(({ sku }) => sku)),
  ]);

describe("one item shipped to another address", () => {
  it("creates a recipient with its own shipment, tax and charge [CALL-029, SHIP-19]", async () => {
    const { shopper, second } = await guest();
    const { body } = await shopper.call(calls.saveMultiShippingAddress, { address: anchorage, basketItemId: second });
    expect(body.recipientList?.map(({ address }) => address?.city)).toEqual(["Chicago", "Anchorage"]);
    expect(body.recipientList).toEqual(body.checkout?.shippingOptions.recipients);
    expect(await whoGetsWhat(shopper)).toEqual([
      ["Chicago", [sampleSkus.lamp]],
      ["Anchorage", [sampleSkus.towels]],
    ]);
    // Each line owes the tax of its own state; the parcel to Alaska pays the ten dollars.
    const rates = await shop.database.selectFrom("tax_rate").select(["region", "rate_millionths"]).execute();
    const taxOf = (cents: number, state: string) =>
      Math.round((cents * (rates.find(({ region }) => region === state)?.rate_millionths ?? 0)) / 1_000_000);
    const towels = (body.orderSummary?.subtotal ?? 0) - 14900;
    expect(body.orderSummary).toMatchObject({ surcharge: 1000, tax: taxOf(14900, "IL") + taxOf(towels, "AK") });
  });

  it("joins an existing recipient with the same address [CALL-029]", async () => {
    const { shopper, first, second } = await guest();
    await shopper.call(calls.saveMultiShippingAddress, { address: anchorage, basketItemId: second });
    await shopper.call(calls.saveMultiShippingAddress, { address: anchorage, basketItemId: first });
    expect(await whoGetsWhat(shopper)).toEqual([["Anchorage", [sampleSkus.lamp, sampleSkus.towels]]]);
  });

  it("requires a line of this cart and a valid address; otherwise nothing changes [CALL-029]", async () => {
    const { shopper, first } = await guest();
    const before = await findCheckout(shopper);
    const lost = await shopper.call(calls.saveMultiShippingAddress, { address: anchorage, basketItemId: "line-x" });
    expect(lost.body).toMatchObject({ isSuccess: false, errorCode: "LineNotFound" });
    const address = { ...anchorage, postalCode: "995" };
    const bad = await shopper.call(calls.saveMultiShippingAddress, { address, basketItemId: first });
    expect(bad.body).toMatchObject({ errorCode: "AddressInvalid", fieldProblems: [{ field: "postalCode" }] });
    expect(await findCheckout(shopper)).toEqual(before);
  });

  it("can be returned to an existing recipient [CALL-031, SHIP-19]", async () => {
    const { shopper, second } = await guest();
    await shopper.call(calls.saveMultiShippingAddress, { address: anchorage, basketItemId: second });
    const request = { recipientId: "recipient-1", basketItemId: second };
    const { body } = await shopper.call(calls.saveRecipientSelection, request);
    expect(body.recipientList).toHaveLength(1);
    expect(await whoGetsWhat(shopper)).toEqual([["Chicago", [sampleSkus.lamp, sampleSkus.towels]]]);
  });

  it.each([
    ["recipient-9", true, "RecipientNotFound"],
    ["recipient-1", false, "LineNotFound"],
  ])("is refused for an unknown recipient: %s, line known %s [CALL-031]", async (recipientId, isKnown, errorCode) => {
    const { shopper, first } = await guest();
    const { body } = await shopper.call(calls.saveRecipientSelection, {
      recipientId,
      basketItemId: isKnown ? first : "line-x",
    });
    expect(body).toMatchObject({ isSuccess: false, errorCode });
  });
});

describe("a saved address", () => {
  it("is listed with its id [CHK-44]", async () => {
    const { shopper } = await signedIn();
    const { accountInfo } = await findCheckout(shopper);
    expect(accountInfo).toMatchObject({
      isLoggedIn: true,
      email: testAccounts.nell.username,
      isTaxExemptEligible: false,
    });
    expect(accountInfo.shippingAddresses.map(({ addressId, city }) => [addressId, city])).toEqual([
      [home, "Chicago"],
      [farAway, "Anchorage"],
    ]);
  });

  it("receives all items, or one of them, with its tax and charge at once [CALL-030, SHIP-19]", async () => {
    const { shopper, lineIds } = await signedIn();
    const all = await shopper.call(calls.saveMultiShipping, { addressId: home ?? "" });
    expect(all.body.recipientList).toMatchObject([{ address: { city: "Chicago", addressId: home } }]);
    expect(all.body.orderSummary?.tax).toBeGreaterThan(0);
    const one = await shopper.call(calls.saveMultiShipping, { addressId: farAway ?? "", basketItemId: lineIds[1] });
    expect(one.body.orderSummary?.surcharge).toBe(1000);
    expect(await whoGetsWhat(shopper)).toEqual([
      ["Chicago", [sampleSkus.lamp]],
      ["Anchorage", [sampleSkus.towels]],
    ]);
    const moved = await shopper.call(calls.moveToShippingAndGiftOptions, {});
    expect(moved.body.checkout).toMatchObject({ reachedStep: 2, accountInfo: { email: testAccounts.nell.username } });
  });

  it.each([
    ["of another account", "account-priya-address-1", undefined, "AddressNotFound"],
    ["for a line of another cart", home, "line-x", "LineNotFound"],
  ])("is refused %s [CALL-030]", async (_what, addressId = "", basketItemId, errorCode) => {
    const { shopper } = await signedIn();
    const before = await findCheckout(shopper);
    const { body } = await shopper.call(calls.saveMultiShipping, { addressId, basketItemId });
    expect(body).toMatchObject({ isSuccess: false, errorCode });
    expect(await findCheckout(shopper)).toEqual(before);
  });

  it("is used for everything by its id, and needs no e-mail address then [CALL-028]", async () => {
    const { shopper } = await signedIn();
    const { emailAddress: _, ...address } = chicago;
    const { body } = await shopper.call(calls.saveShippingAddress, { address, addressId: home });
    expect(body.recipientList).toMatchObject([{ id: "recipient-1", address: { addressId: home } }]);
    const unknown = await shopper.call(calls.saveShippingAddress, { address, addressId: "gone" });
    expect(unknown.body).toMatchObject({ isSuccess: false, errorCode: "AddressNotFound" });
  });
});

describe("one address for everything", () => {
  it("takes back what was shipped elsewhere, and with a recipient's id changes only theirs [CALL-028]", async () => {
    const { shopper, second } = await guest();
    const { body } = await shopper.call(calls.saveMultiShippingAddress, { address: anchorage, basketItemId: second });
    const other = body.recipientList?.[1]?.id;
    const juneau = { ...anchorage, city: "Juneau", postalCode: "99801" };
    await shopper.call(calls.saveShippingAddress, { address: juneau, addressId: other });
    expect((await whoGetsWhat(shopper)).map(([city]) => city)).toEqual(["Chicago", "Juneau"]);
    await shopper.call(calls.saveShippingAddress, { address: chicago });
    expect(await whoGetsWhat(shopper)).toEqual([["Chicago", [sampleSkus.lamp, sampleSkus.towels]]]);
  });
});

describe("validating and saving an address", () => {
  const { emailAddress: _, ...newHome } = { ...chicago, address1: "2 Fresh Start Ln" };

  it("saves it once in the account, with an id [CALL-027]", async () => {
    const { shopper } = await signedIn();
    const { body } = await shopper.call(calls.validateAndSaveAddress, { address: newHome });
    expect(body).toMatchObject({ isSuccess: true, isValid: true, suggestions: [] });
    expect(body.checkout?.accountInfo.shippingAddresses.at(-1)).toEqual({ ...newHome, addressId: body.addressId });
    const again = await shopper.call(calls.validateAndSaveAddress, { address: newHome });
    expect(again.body.addressId).toBe(body.addressId);
    expect((await findCheckout(shopper)).accountInfo.shippingAddresses).toHaveLength(3);
    const sent = await shopper.call(calls.saveMultiShipping, { addressId: body.addressId ?? "" });
    expect(sent.body.recipientList?.[0]?.address?.address1).toBe("2 Fresh Start Ln");
  });

  it.each([
    ["one key", () => "one-key"],
    ["different keys", () => crypto.randomUUID()],
  ])("is saved once by eight concurrent tabs with %s, and all get the same id [CALL-027]", async (_which, toKey) => {
    const { shopper } = await signedIn();
    const { length } = (await findCheckout(shopper)).accountInfo.shippingAddresses;
    const address = { ...newHome, address2: `Floor ${length}` };
    const save = () => shopper.call(calls.validateAndSaveAddress, { address }, { idempotencyKey: toKey() });
    const answers = await Promise.all(Array.from({ length: 8 }, save));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { shippingAddresses } = (await findCheckout(shopper)).accountInfo;
    expect(shippingAddresses).toHaveLength(length + 1);
    expect(new Set(answers.map(({ body }) => body.addressId))).toEqual(new Set([shippingAddresses.at(-1)?.addressId]));
  });

  it("only checks it for a guest, with suggestions if it contradicts itself [CALL-027]", async () => {
    const { shopper } = await guest();
    const { body } = await shopper.call(calls.validateAndSaveAddress, { address: newHome });
    expect(body).toMatchObject({ isSuccess: true, isValid: true });
    expect(body.addressId).toBeUndefined();
    const odd = { ...newHome, city: "Springfield", state: "IL", postalCode: "99501" };
    const contradicted = await shopper.call(calls.validateAndSaveAddress, { address: odd });
    expect(contradicted.body).toMatchObject({ isSuccess: true, isValid: false });
    const bad = await shopper.call(calls.validateAndSaveAddress, { address: { ...newHome, dayPhone: "1" } });
    expect(bad.body).toMatchObject({ isSuccess: false, errorCode: "AddressInvalid", isValid: false });
  });
});

describe("permission to mail catalogs", () => {
  it("is stored for each of the two addresses, the latest value of each [CALL-076]", async () => {
    const { shopper } = await guest();
    const say = (isOptIn: boolean, isBilling: boolean) =>
      shopper.call(calls.setTymPreferences, { isOptIn, isBilling, address: chicago });
    expect((await say(true, false)).body.isSuccess).toBe(true);
    await say(true, true);
    await say(false, false);
    const kept = await shop.database
      .selectFrom("mailing_preference")
      .select(["role", "is_opt_in"])
      .orderBy("role")
      .execute();
    expect(kept).toEqual([
      { role: "billing", is_opt_in: true },
      { role: "shipping", is_opt_in: false },
    ]);
    const address = { ...chicago, city: "" };
    const bad = await shopper.call(calls.setTymPreferences, { isOptIn: true, isBilling: true, address });
    expect(bad.body).toMatchObject({ isSuccess: false, errorCode: "AddressInvalid" });
  });
});

it("an order abroad needs an address in its country, without tax and city check (AMB-044) [CALL-026, CALL-028]", async () => {
  const shopper = shop.shopper();
  await enterCheckout(shopper, { items: lampAndTowels });
  await shopper.call(cartOperations.setShipToCountry, { country: "FRA" });
  const paris = {
    ...chicago,
    address1: "12 rue Oberkampf",
    city: "Paris",
    state: "",
    postalCode: "75011",
    country: "FRA",
    dayPhone: "+33 1 23 45 67 89",
  };
  expect((await shopper.call(calls.validateAddress, { address: paris })).body).toMatchObject({ isValid: true });
  const { body } = await shopper.call(calls.saveShippingAddress, { address: paris });
  expect(body).toMatchObject({
    isSuccess: true,
    recipientList: [{ address: { city: "Paris" }, holidayHold: null, tripBooking: null }],
    orderSummary: { tax: 0, shipping: 4995 },
  });
  const domestic = await shopper.call(calls.saveShippingAddress, { address: chicago });
  expect(domestic.body).toMatchObject({ errorCode: "AddressInvalid", fieldProblems: [{ field: "country" }] });
});
