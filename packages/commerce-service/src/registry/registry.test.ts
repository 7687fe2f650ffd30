import { cartOperations } from "@store/contract/cart";
import { registryOperations as calls } from "@store/contract/registry";
import type { SaveRegistry } from "@store/contract/registry/requests";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestService, signIn, type TestService } from "../testing/index.ts";
import { sampleCards, sampleSkus, toPrintedNumber } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.deleteFrom("registry").execute());

type Shopper = Awaited<ReturnType<typeof signedIn>>;
async function signedIn(who: "nell" | "priya" = "nell", storefront: Parameters<TestService["shopper"]>[0] = {}) {
  const shopper = shop.shopper(storefront);
  await signIn(shopper, who);
  return shopper;
}
const wedding: SaveRegistry = { name: "Nell & Sam", registryType: "br", eventDate: "2027-06-12" };
async function create(shopper: Shopper, change: Partial<SaveRegistry> = {}) {
  const { body } = await shopper.call(calls.saveRegistry, { ...wedding, ...change });
  return body.registry?.grId ?? "";
}
const lamp = sampleSkus.lamp;

describe("a registry", () => {
  it("is created, listed with what is wanted, changed and shown to its owner [CALL-095]", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    await create(shopper, { name: "Baby", registryType: "bb", eventDate: "2027-01-20" });
    await shopper.call(calls.addRegistryItems, [{ Sku: lamp, Quantity: 2, GrId: grId }]);
    const { body } = await shopper.call(calls.getRegistries, { id: "me" });
    expect(body.registries).toMatchObject([
      { name: "Baby", registryType: "bb", eventDate: "2027-01-20", wantedCount: 0, boughtCount: 0 },
      { ...wedding, grId, wantedCount: 2, boughtCount: 0 },
    ]);
    await shopper.call(calls.saveRegistry, { ...wedding, grId, name: "Nell and Sam" });
    const { registry } = (await shopper.call(calls.getRegistry, { grId })).body;
    expect(registry).toMatchObject({ name: "Nell and Sam", items: [{ sku: lamp, quantity: 2 }] });
  });

  it("is its owner's alone, on its site", async () => {
    const grId = await create(await signedIn());
    const other = await signedIn("priya");
    const inCanada = await signedIn("nell", { site: "CA" });
    for (const shopper of [other, inCanada]) {
      const item = { grId, sku: lamp };
      const replies = [
        await shopper.call(calls.getRegistry, { grId }),
        await shopper.call(calls.getChecklist, { grId }),
        await shopper.call(calls.saveRegistry, { ...wedding, grId, name: "Taken" }),
        await shopper.call(calls.addRegistryItems, [{ Sku: lamp, Quantity: 1, GrId: grId }]),
        await shopper.call(calls.updateRegistryItem, { ...item, quantity: 3 }),
        await shopper.call(calls.removeRegistryItem, item),
        await shopper.call(calls.renewShareCode, { grId }),
        await shopper.call(calls.removeRegistry, { grId }),
      ];
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
      expect((await shopper.call(calls.getRegistries, { id: "me" })).body.registries).toEqual([]);
    }
    const { registry } = (await (await signedIn()).call(calls.getRegistry, { grId })).body;
    expect(registry).toMatchObject({ name: wedding.name, items: [] });
  });

  it("needs a sign-in", async () => {
    const guest = shop.shopper();
    const replies = [
      await guest.call(calls.getRegistries, { id: "me" }),
      await guest.call(calls.saveRegistry, wedding),
      await guest.call(calls.addRegistryItems, [{ Sku: lamp, Quantity: 1, GrId: "any" }]),
    ];
    expect(replies.map(({ status, body }) => [status, body.errorCode])).toEqual(
      replies.map(() => [401, "NotSignedIn"]),
    );
  });

  it.each<[Partial<SaveRegistry>, object]>([
    [{ name: " " }, { name: "The Registry Name field is required." }],
    [{ name: "x".repeat(61) }, { name: "Please use 60 characters at most." }],
    [{ name: "Ada \u202Eneb" }, { name: "Please use letters, digits, spaces and ' & . , - ( ) ! only." }],
    [{ name: "See evil.example" }, { name: "Put a space after the dot." }],
    [{ name: "https://evil" }, { name: "Please leave out links and email addresses." }],
    [{ name: toPrintedNumber(sampleCards.visa) }, { name: "Please leave out numbers of cards." }],
    [{ eventDate: "2027-02-30" }, { eventDate: "Please enter a valid Event Date." }],
    [{ eventDate: "2020-01-01" }, { eventDate: "Please enter an Event Date in the future." }],
    [{ eventDate: "2099-01-01" }, { eventDate: "Please enter an Event Date within 5 years." }],
  ])("is not saved with %j", async (change, errors) => {
    const shopper = await signedIn();
    const { body } = await shopper.call(calls.saveRegistry, { ...wedding, ...change });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "InvalidFields", errors });
    expect((await shopper.call(calls.getRegistries, { id: "me" })).body.registries).toEqual([]);
  });

  it("keeps its day when that is over, and is given no other one that is (AMB-275)", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    await shop.database.updateTable("registry").set({ event_date: "2026-06-12" }).execute();
    const save = async (eventDate: string) =>
      (await shopper.call(calls.saveRegistry, { ...wedding, grId, eventDate, name: "Nell" })).body;
    expect(await save("2026-06-12")).toMatchObject({ isSuccess: true, registry: { name: "Nell" } });
    const errors = { eventDate: "Please enter an Event Date in the future." };
    expect(await save("2026-06-13")).toMatchObject({ isSuccess: false, errors });
    expect(await save("2026-11-19")).toMatchObject({ isSuccess: false, errors });
    expect(await save("2026-11-20")).toMatchObject({ isSuccess: true });
  });

  it("has its first possible day by the store's clock", async () => {
    const shopper = await signedIn();
    const now = shop.clock.now();
    shop.clock.set(new Date("2026-11-20T23:30:00-06:00"));
    const save = async (eventDate: string) =>
      (await shopper.call(calls.saveRegistry, { ...wedding, eventDate })).body.isSuccess;
    expect([await save("2026-11-20"), await save("2026-11-19")]).toEqual([true, false]);
    shop.clock.set(now);
  });

  it("shows a name of an earlier rule cleaned, and says so to its owner (AMB-301)", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    await shop.database.updateTable("registry").set({ name: "Ada \u2067Ben\u2069, see evil.example" }).execute();
    const name = "Ada Ben, see evil. example";
    const { registry } = (await shopper.call(calls.getRegistry, { grId })).body;
    expect(registry).toMatchObject({ name, isNameCleaned: true });
    expect((await shopper.call(calls.getRegistries, { id: "me" })).body.registries).toMatchObject([{ name }]);
    const shared = await shop.shopper().call(calls.getSharedRegistry, { shareCode: registry?.shareCode ?? "" });
    expect(shared.body).toMatchObject({ name });
    const saved = await shopper.call(calls.saveRegistry, { ...wedding, grId, name });
    expect(saved.body.registry).not.toHaveProperty("isNameCleaned");
  });

  it("is one of at most twenty of an account", async () => {
    const shopper = await signedIn();
    for (let count = 0; count < 20; count += 1) expect(await create(shopper)).not.toBe("");
    const { body } = await shopper.call(calls.saveRegistry, wedding);
    expect(body).toMatchObject({ errorCode: "QuantityLimit", message: "An account has up to 20 registries." });
  });

  it("has an address with the rules of the checkout", async () => {
    const shopper = await signedIn();
    const address = {
      firstName: "Nell",
      lastName: "Hart",
      address1: "1 Main St",
      city: "Chicago",
      state: "IL",
      postalCode: "60614",
      country: "USA",
      dayPhone: "3125550100",
    };
    const refused = await shopper.call(calls.saveRegistry, { ...wedding, address: { ...address, postalCode: "606" } });
    expect(refused.body).toMatchObject({ errorCode: "AddressInvalid", fieldProblems: [{ field: "postalCode" }] });
    const { body } = await shopper.call(calls.saveRegistry, { ...wedding, address });
    expect(body.registry?.address).toMatchObject({ address1: "1 Main St", postalCode: "60614" });
    const renamed = await shopper.call(calls.saveRegistry, { ...wedding, grId: body.registry?.grId, name: "Nell" });
    expect(renamed.body.registry).toMatchObject({ name: "Nell", address: { address1: "1 Main St" } });
    const grId = body.registry?.grId;
    const cleared = await shopper.call(calls.saveRegistry, { ...wedding, grId, address: null });
    expect(cleared.body.registry?.address).toBeNull();
  });
});

describe("items of a registry", () => {
  it("are added all or none, and answered with name, picture and price [CALL-094, REG-07]", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    const item = (Sku: string, Quantity = 1) => ({ Sku, Quantity, GrId: grId });
    const { body } = await shopper.call(calls.addRegistryItems, [item(lamp, 2), item(sampleSkus.towels)]);
    expect(body).toEqual({
      isSuccess: true,
      addedItemCount: 3,
      items: [
        {
          name: "Beacon Table Lamp, Brass",
          sku: lamp,
          quantity: 2,
          imagePath: expect.stringMatching(/\.webp$/),
          formattedPrice: "$149.00",
          price: 14_900,
          grId,
          registryType: "br",
          wantedQuantity: 2,
          boughtQuantity: 0,
          url: `/product/${lamp}`,
        },
        expect.objectContaining({ name: "Tidewater Bath Towels, White", quantity: 1 }),
      ],
    });
    const refused = await shopper.call(calls.addRegistryItems, [item(sampleSkus.towels), item(lamp, 98)]);
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: "QuantityLimit", addedItemCount: 0 });
    const { registry } = (await shopper.call(calls.getRegistry, { grId })).body;
    expect(registry?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [lamp, 2],
      [sampleSkus.towels, 1],
    ]);
  });

  it.each([
    [
      "made to order",
      sampleSkus.chairMadeToOrder,
      "MadeToOrder",
      "It is made to order, so it cannot be added to a registry.",
    ],
    ["not sold here", sampleSkus.unknown, "SkuNotFound", `We do not sell item ${sampleSkus.unknown} here.`],
    ["a donation", sampleSkus.donation, "NotStocked", "Gift cards and donations cannot be added to a registry."],
  ])("are refused with the reason if they are %s (AMB-241)", async (_case, Sku, errorCode, message) => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    const { body } = await shopper.call(calls.addRegistryItems, [{ Sku, Quantity: 1, GrId: grId }]);
    expect(body).toMatchObject({ isSuccess: false, errorCode, message });
  });

  it("are taken plain if they are sold only with a text, which their registry says (AMB-239)", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    const { body } = await shopper.call(calls.addRegistryItems, [
      { Sku: sampleSkus.servingBowl, Quantity: 1, GrId: grId },
    ]);
    expect(body.items).toMatchObject([{ sku: sampleSkus.servingBowl, notice: "It is sold only with a text." }]);
  });

  it("are at most 300 of a registry", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    await sql`insert into registry_item (registry_id, sku, quantity, added_at)
      select ${grId}, 'x' || n, 1, now() from generate_series(1, 300) n`.execute(shop.database);
    const { body } = await shopper.call(calls.addRegistryItems, [{ Sku: lamp, Quantity: 1, GrId: grId }]);
    expect(body).toMatchObject({ errorCode: "QuantityLimit", message: "A registry takes up to 300 different items." });
  });

  it("change their quantity and are removed", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    await shopper.call(calls.addRegistryItems, [{ Sku: lamp, Quantity: 2, GrId: grId }]);
    const changed = await shopper.call(calls.updateRegistryItem, { grId, sku: lamp, quantity: 5 });
    expect(changed.body.registry?.items).toMatchObject([{ sku: lamp, quantity: 5 }]);
    const removed = await shopper.call(calls.removeRegistryItem, { grId, sku: lamp });
    expect(removed.body.registry?.items).toEqual([]);
    const again = await shopper.call(calls.removeRegistryItem, { grId, sku: lamp });
    expect(again.body).toMatchObject({ isSuccess: false, errorCode: "SkuNotFound" });
  });

  it("appear in the checklist of its occasion", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    await shopper.call(calls.addRegistryItems, [{ Sku: sampleSkus.towels, Quantity: 4, GrId: grId }]);
    const { checklist } = (await shopper.call(calls.getChecklist, { grId })).body;
    const entries = checklist?.groups.flatMap((group) => group.entries) ?? [];
    expect(entries).toContainEqual({ label: "Bath", recommended: 6, added: 4, url: "/browse/bath" });
    expect(entries).toContainEqual(expect.objectContaining({ url: "/browse/dinnerware", added: 0 }));
  });

  it("are bought with the registry's code on the line of the cart", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    const shareCode = await shareCodeOf(shopper, grId);
    const giver = shop.shopper();
    const add = () => giver.call(cartOperations.addItems, { items: [{ Sku: lamp, GiftRegistryId: shareCode }] });
    await add();
    const stored = () =>
      shop.database.selectFrom("basket_line").where("sku", "=", lamp).select(["registry_code", "quantity"]).execute();
    expect(await stored()).toEqual([{ registry_code: shareCode, quantity: 1 }]);
    // The owner's own id of it is nothing that a giver knows.
    const refused = await giver.call(cartOperations.addItems, { items: [{ Sku: lamp, GiftRegistryId: grId }] });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: "RegistryNotFound" } });
  });
});

const shareCodeOf = async (shopper: Shopper, grId: string) =>
  (await shopper.call(calls.getRegistry, { grId })).body.registry?.shareCode ?? "";

describe("the link of a registry", () => {
  it("shows givers name, date and items, and nothing of its owner (AMB-242)", async () => {
    const shopper = await signedIn();
    const address = {
      firstName: "Nell",
      lastName: "Hartington",
      address1: "1 Main St",
      city: "Chicago",
      state: "IL",
      postalCode: "60614",
      country: "USA",
      dayPhone: "3125550100",
    };
    const { registry } = (await shopper.call(calls.saveRegistry, { ...wedding, address })).body;
    const { grId = "", shareCode = "" } = registry ?? {};
    await shopper.call(calls.addRegistryItems, [{ Sku: lamp, Quantity: 2, GrId: grId }]);
    const { body } = await shop.shopper().call(calls.getSharedRegistry, { shareCode });
    expect(body).toMatchObject({
      ...wedding,
      items: [{ sku: lamp, wantedQuantity: 2, boughtQuantity: 0, grId: shareCode }],
    });
    const text = JSON.stringify(body);
    for (const secret of [grId, "Hartington", "Main St", "60614", "312", "@"]) expect(text).not.toContain(secret);
    expect(shareCode).toMatch(/^[\w-]{32,}$/);
  });

  it("is replaced by another one: the old one leads nowhere, and lines of carts become plain and say so (AMB-275)", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    const old = await shareCodeOf(shopper, grId);
    const giver = shop.shopper();
    await giver.call(cartOperations.addItems, { items: [{ Sku: lamp, GiftRegistryId: old }] });
    const renewed = (await shopper.call(calls.renewShareCode, { grId })).body.shareCode ?? "";
    expect(renewed).not.toBe(old);
    const statusOf = async (shareCode: string) => (await giver.call(calls.getSharedRegistry, { shareCode })).status;
    expect([await statusOf(old), await statusOf(renewed), await statusOf("none")]).toEqual([404, 200, 404]);
    const [line] = (await giver.call(cartOperations.getCartJsx, {})).body.cartData?.lineItems ?? [];
    expect(line?.itemInfo.registryText).toBe(
      "Not for a registry any more: it was deleted, or its link has changed. You can still buy this for yourself.",
    );
  });

  it("ends with its registry, and belongs to one site", async () => {
    const shopper = await signedIn();
    const grId = await create(shopper);
    const shareCode = await shareCodeOf(shopper, grId);
    expect((await shop.shopper({ site: "CA" }).call(calls.getSharedRegistry, { shareCode })).status).toBe(404);
    expect((await shopper.call(calls.removeRegistry, { grId })).body).toEqual({ isSuccess: true });
    expect((await shop.shopper().call(calls.getSharedRegistry, { shareCode })).status).toBe(404);
    expect((await shopper.call(calls.getRegistries, { id: "me" })).body.registries).toEqual([]);
  });
});
