import { accountOperations } from "@store/contract/account";
import type { Operation } from "@store/contract/operation";
import { orderOperations } from "@store/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestService,
  proceedToReview,
  type Shopper,
  signIn,
  type TestService,
  type testAccounts,
} from "../testing/index.ts";
import { sampleCards, toPrintedNumber } from "../testing/sample-inputs.ts";
import { saveAccounts } from "../testing/save-accounts.ts";

const { getAccount, getOrders, saveAddress, removeAddress, setDefaultAddress, removeCard, setDefaultCard } =
  accountOperations;
const halsted = {
  firstName: "Nell",
  lastName: "Ashby",
  address1: "2134 N Halsted St",
  city: "Chicago",
  state: "IL",
  postalCode: "60614",
  country: "USA",
  dayPhone: "312-234-5678",
};

let shop: TestService;
let restoreAccounts: () => Promise<void>;
beforeAll(async () => {
  shop = await createTestService();
  restoreAccounts = await saveAccounts(shop.database);
});
beforeEach(async () => {
  await restoreAccounts();
  await sql`truncate sign_in_failure, mail_outbox`.execute(shop.database);
});
afterAll(() => shop.close());

async function open(who: keyof typeof testAccounts = "nell"): Promise<Shopper> {
  const shopper = shop.shopper();
  await signIn(shopper, who);
  shopper.token = (await shopper.call(accountOperations.getRequestVerificationToken, {})).body.requestToken;
  return shopper;
}
const read = async (shopper: Shopper) => (await shopper.call(getAccount, {})).body;
const streets = async (shopper: Shopper) => (await read(shopper)).addresses.map(({ address1 }) => address1);
const cards = async (shopper: Shopper) => (await read(shopper)).cards.map(({ cardInfo }) => cardInfo.lastFour);

describe("an account", () => {
  it("returns name, addresses and cards, and no data that can pay", async () => {
    const nell = await open();
    const { account, addresses } = await read(nell);
    expect(account).toEqual({ firstName: "Nell", lastName: "Ashby", email: "nell.ashby@example.com" });
    expect(addresses.map(({ address1 }) => address1)).toEqual(["2210 W Cortland St", "17 Tern Ln"]);
    expect(await cards(nell)).toEqual(["1111", "5673", "0005"]);
    expect(JSON.stringify(await read(nell))).not.toMatch(/sandbox-|argon2|411111/);
  });

  it.each<[string, Operation, object]>([
    ["getAccount", getAccount, {}],
    ["getOrders", getOrders, {}],
    ["saveAddress", saveAddress, { address: halsted }],
    ["removeCard", removeCard, { cardId: "account-nell-card-1" }],
    ["changePassword", accountOperations.changePassword, { currentPassword: "a", password: "b" }],
    ["signOutEverywhere", accountOperations.signOutEverywhere, {}],
  ])("answers a guest's %s with 401", async (_, operation, request) => {
    const guest = shop.shopper();
    guest.token = (await guest.call(accountOperations.getRequestVerificationToken, {})).body.requestToken;
    expect(await guest.call(operation, request)).toMatchObject({ status: 401, body: { errorCode: "NotSignedIn" } });
  });

  it("refuses every change without the page's token", async () => {
    const nell = await open();
    nell.token = null;
    const { body } = await nell.call(removeCard, { cardId: "account-nell-card-1" });
    expect(body.isSuccess).not.toBe(true);
    expect(await cards(nell)).toContain("1111");
  });
});

describe("an address of an account", () => {
  it("is added once, changed in place, made the default and removed", async () => {
    const nell = await open();
    const { body } = await nell.call(saveAddress, { address: halsted });
    const again = await nell.call(saveAddress, { address: halsted });
    expect(again.body.addressId).toBe(body.addressId);
    expect(await streets(nell)).toEqual(["2210 W Cortland St", "17 Tern Ln", "2134 N Halsted St"]);
    const { addressId = "" } = body;
    await nell.call(saveAddress, { addressId, address: { ...halsted, address1: "2136 N Halsted St" } });
    await nell.call(setDefaultAddress, { addressId });
    expect(await streets(nell)).toEqual(["2136 N Halsted St", "2210 W Cortland St", "17 Tern Ln"]);
    await nell.call(removeAddress, { addressId });
    expect((await nell.call(removeAddress, { addressId })).body).toMatchObject({ isSuccess: true });
    expect(await streets(nell)).toEqual(["2210 W Cortland St", "17 Tern Ln"]);
  });

  it.each([
    ["no last name", { lastName: "" }, "lastName"],
    ["a ZIP code of four digits", { postalCode: "6061" }, "postalCode"],
    ["another site's country", { country: "CAN" }, "country"],
    ["a card number in a line", { address2: toPrintedNumber(sampleCards.visa) }, "address2"],
  ])("is refused with %s, at that field", async (_, wrong, field) => {
    const { body } = await (await open()).call(saveAddress, { address: { ...halsted, ...wrong } });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "AddressInvalid", fieldProblems: [{ field }] });
  });

  it("is saved for an unknown place only after a confirmation", async () => {
    const nell = await open();
    const address = { ...halsted, city: "Boston" };
    const { body } = await nell.call(saveAddress, { address });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "AddressUnconfirmed" });
    expect(body.suggestions?.length).toBeGreaterThan(0);
    expect((await nell.call(saveAddress, { address, isConfirmed: true })).body.isSuccess).toBe(true);
  });

  it("is not changed into one that exists already", async () => {
    const nell = await open();
    const [first, second] = (await read(nell)).addresses;
    if (!first || !second?.addressId) throw new Error("The account has no two addresses.");
    const { addressId: _, ...same } = first;
    const { body } = await nell.call(saveAddress, { addressId: second.addressId, address: same });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "AddressSaved" });
  });

  it("cannot be accessed by another account", async () => {
    const [priya, nell] = [await open("priya"), await open()];
    const addressId = "account-nell-address-2";
    expect((await priya.call(saveAddress, { addressId, address: halsted })).body.errorCode).toBe("AddressNotFound");
    await priya.call(removeAddress, { addressId });
    await priya.call(setDefaultAddress, { addressId });
    expect(await streets(nell)).toEqual(["2210 W Cortland St", "17 Tern Ln"]);
  });
});

describe("a card of an account", () => {
  it("is made the default, and removed", async () => {
    const nell = await open();
    await nell.call(setDefaultCard, { cardId: "account-nell-card-2" });
    await nell.call(removeCard, { cardId: "account-nell-card-3" });
    expect(await cards(nell)).toEqual(["5673", "1111"]);
  });

  it("cannot be accessed by another account", async () => {
    const [priya, nell] = [await open("priya"), await open()];
    await priya.call(removeCard, { cardId: "account-nell-card-1" });
    await priya.call(setDefaultCard, { cardId: "account-nell-card-2" });
    expect(await cards(nell)).toEqual(["1111", "5673", "0005"]);
  });
});

describe("the orders of an account", () => {
  /** Places an order as a guest, who then signs in: the order is the account's. */
  async function order(): Promise<{ nell: Shopper; orderId: string }> {
    const nell = shop.shopper();
    await proceedToReview(nell);
    const placed = await nell.call(orderOperations.placeOrder, { adata: "" });
    await signIn(nell, "nell");
    return { nell, orderId: placed.body.orderId ?? "" };
  }
  /** Copies the order several times. */
  async function repeatOrder(orderId: string, times: number) {
    await sql`
      insert into basket select (jsonb_populate_record(b, jsonb_build_object('basket_id', 'basket-' || n))).*
      from basket b join customer_order using (basket_id) cross join generate_series(1, ${times}) n
      where order_id = ${orderId}`.execute(shop.database);
    await sql`
      insert into order_attempt select (jsonb_populate_record(a, jsonb_build_object(
        'attempt_id', 'attempt-' || n, 'attempt_key', 'key-' || n, 'basket_version', 1000 + n))).*
      from order_attempt a join customer_order using (attempt_id) cross join generate_series(1, ${times}) n
      where order_id = ${orderId}`.execute(shop.database);
    await sql`
      insert into customer_order (order_id, attempt_id, basket_id, owner_id, site, brand, email, subtotal_cents,
        services_cents, shipping_cents, surcharge_cents, discount_cents, tax_cents, total_cents, currency, placed_at)
      select 'order-' || n, 'attempt-' || n, 'basket-' || n, owner_id, site, brand, email, subtotal_cents,
        services_cents, shipping_cents, surcharge_cents, discount_cents, tax_cents, total_cents, currency, placed_at
      from customer_order cross join generate_series(1, ${times}) n where order_id = ${orderId} order by n`.execute(
      shop.database,
    );
  }

  it("are listed newest first, twenty at a time", async () => {
    const { nell, orderId } = await order();
    await repeatOrder(orderId, 20);
    const { body } = await nell.call(getOrders, {});
    expect(body.orders).toHaveLength(20);
    expect(body.orders[0]?.orderId).toBe("order-20");
    const { body: rest } = await nell.call(getOrders, { before: body.next ?? "" });
    expect(rest).toMatchObject({
      orders: [{ orderId, currency: "USD", status: "preparing", itemCount: 1 }],
      next: null,
    });
  });

  it("are visible to their owner only, in the list and by their ids", async () => {
    const { nell, orderId } = await order();
    const priya = await open("priya");
    expect((await priya.call(getOrders, {})).body.orders).toEqual([]);
    const refused = await priya.call(orderOperations.getOrder, { orderId });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: "OrderNotFound" } });
    const { body } = await nell.call(orderOperations.getOrder, { orderId });
    const listed = (await nell.call(getOrders, {})).body.orders.find((one) => one.orderId === orderId);
    expect(listed).toMatchObject({ orderNumber: body.order?.orderNumber, total: body.order?.orderSummary.total });
  });
});
