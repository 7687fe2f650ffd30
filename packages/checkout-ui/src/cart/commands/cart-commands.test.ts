import { createHash } from "node:crypto";
import { createCheckoutClient } from "@store/checkout-client";
import { changeTerms } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { sectionalOperations } from "@store/contract/sectionals";
import { usSite } from "@store/shopper-state/cart-samples";
import { exhaustCodes, useService } from "@store/testing/shopper-page";
import { afterEach, describe, expect, it } from "vitest";
import { readCartSection, readStoreNames } from "./read-cart-section.ts";
import { runCartCommand } from "./run-cart-command.ts";

const { bookcase, chaise, lamp, leftArmSeat, sofa, towels } = sampleSkus;
const service = useService();
const chicago = "us-chicago";
const cartPath = "/checkout/cart";
const origin = "http://localhost:3000";

/** A shopper without scripts, whose cart has some items. */
async function withCart(items: AddToCartItem[]) {
  const shopper = service().shopper();
  await shopper.call(cartOperations.addItems, { items });
  const createClient = (onAnswer: (answer: Response) => void = () => {}) =>
    createCheckoutClient({
      baseUrl: "",
      getToken: () => null,
      async fetch(path: string, init: RequestInit) {
        const headers = new Headers(init.headers);
        if (init.method === "POST") headers.set("origin", origin);
        const answer = await shopper.send(path, { ...init, headers: Object.fromEntries(headers) });
        onAnswer(answer);
        return answer;
      },
    });
  const freshClient = createClient();
  const load = async () => {
    const { body } = await shopper.call(cartOperations.getCartJsx, {});
    if (!body.cartData) throw new Error("no cart");
    return body.cartData;
  };
  const ids = (await load()).lineItems.map(({ id }) => id);

  /** Submits a form of a page; the same page uses the same keys. */
  function submit(intent: string, fields: Record<string, string> = {}, page: string = crypto.randomUUID()) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, intent, nonce: page })) form.set(name, value);
    const [command = "", ...argument] = intent.split(":");
    let isReplayed = false;
    const formClient = createClient(({ headers }) => {
      isReplayed = headers.has("idempotency-replayed");
    });
    return runCartCommand({
      form,
      read: (name) => form.get(name)?.toString().trim() ?? null,
      command,
      argument: argument.join(":"),
      client: {
        call: (operation, request, options) =>
          formClient.call(operation, request, {
            idempotencyKey: createHash("sha256")
              .update(`${page} ${operation.name} ${JSON.stringify(request)}`)
              .digest("base64url"),
            ...options,
          }),
      },
      isReplayed: () => isReplayed,
      freshClient,
      store: usSite,
      origin,
    });
  }
  const quantities = async () => (await load()).lineItems.map((line) => line.priceQuantityTotals.quantity);
  return { shopper, submit, load, ids: ids as [string, string], quantities, freshClient };
}
const toCart = { kind: "moved", location: cartPath };

describe("the lines of the cart without scripts", () => {
  it("submit every typed quantity, then run the command of the button [CART-09]", async () => {
    const { submit, ids, quantities } = await withCart([{ Sku: lamp }, { Sku: towels }]);
    const [one, other] = ids;
    const fields = { [`quantity.${one}`]: "3", [`quantity.${other}`]: "2" };
    expect(await submit("update", fields)).toEqual(toCart);
    expect(await quantities()).toEqual([3, 2]);
    const removed = await submit(`removeItem:${other}`, { [`quantity.${one}`]: "4", [`quantity.${other}`]: "x" });
    expect(removed).toEqual({ kind: "moved", location: `${cartPath}?removed=${other}` });
    expect(await quantities()).toEqual([4]);
    expect(await submit(`restoreItem:${other}`)).toEqual(toCart);
    expect(await quantities()).toEqual([4, 2]);
  });

  it.each([
    ["increaseItem", "1", 2],
    ["increaseItem", "4", 5],
    ["decreaseItem", "2", 1],
    ["decreaseItem", "1", 1],
    ["increaseItem", "99", 99],
  ])("%s counts from the typed quantity %s [CART-09]", async (command, typed, expected) => {
    const { submit, ids, quantities } = await withCart([{ Sku: lamp }]);
    expect(await submit(`${command}:${ids[0]}`, { [`quantity.${ids[0]}`]: typed })).toEqual(toCart);
    expect(await quantities()).toEqual([expected]);
  });

  it.each(["0", "100", "2.5", "-7", "", "two"])(
    "keep a typed quantity of %j, say why, and send nothing",
    async (typed) => {
      const { submit, ids, quantities } = await withCart([{ Sku: lamp }, { Sku: towels }]);
      const fields = { [`quantity.${ids[0]}`]: typed, [`quantity.${ids[1]}`]: "5" };
      for (const command of ["update", "checkout"])
        expect(await submit(command, fields)).toMatchObject({
          kind: "invalid",
          errors: { [`quantity.${ids[0]}`]: "Enter a whole number from 1 to 99." },
          fields,
        });
      expect(await quantities()).toEqual([1, 1]);
    },
  );

  it("show why the service refuses a change, above the cart or at the line [ERR-16] [ERR-17]", async () => {
    const { submit, ids, shopper } = await withCart([{ Sku: bookcase }, { Sku: lamp, Quantity: 99 }]);
    const { database } = service();
    await database.insertInto("service_outage").values({ site: "US", service: "deliveryEstimate" }).execute();
    const pickup = await submit(`chooseStore:${ids[0]}`, { store: chicago });
    await database.deleteFrom("service_outage").where("service", "=", "deliveryEstimate").execute();
    expect(pickup).toMatchObject({ kind: "invalid", problem: expect.stringContaining("cannot be chosen right now") });
    await submit(`saveForLater:${ids[1]}`);
    await shopper.call(cartOperations.addItems, { items: [{ Sku: lamp, Quantity: 99 }] });
    expect(await submit(`moveToCart:${ids[1]}`)).toMatchObject({
      kind: "invalid",
      errors: { [`line.${ids[1]}`]: expect.stringMatching(/./) },
    });
  });

  it("move to the saved lines and back, and are removed there", async () => {
    const { submit, ids, load } = await withCart([{ Sku: lamp }, { Sku: towels }]);
    expect(await submit(`saveForLater:${ids[0]}`)).toEqual(toCart);
    expect((await load()).savedForLater.map(({ id }) => id)).toEqual([ids[0]]);
    expect(await submit(`moveToCart:${ids[0]}`)).toEqual(toCart);
    await submit(`saveForLater:${ids[0]}`);
    await submit(`removeItemFromSaveForLater:${ids[0]}`);
    expect((await load()).savedForLater).toEqual([]);
  });

  it("remove and restore their installation", async () => {
    const { submit, ids, load } = await withCart([{ Sku: bookcase, IsInstallationServiceRequired: true }]);
    const path = `${cartPath}?uninstalled=${ids[0]}`;
    expect(await submit(`removeInstallationService:${ids[0]}`)).toEqual({ kind: "moved", location: path });
    expect((await load()).orderSummary.services).toBe(0);
    expect(await submit(`restoreInstallationService:${ids[0]}`)).toEqual(toCart);
    expect((await load()).orderSummary.services).toBe(9_900);
  });
});

describe("a form that is submitted again", () => {
  it("takes effect once if it is clicked twice", async () => {
    const { submit, ids, quantities } = await withCart([{ Sku: lamp }]);
    const click = () => submit(`increaseItem:${ids[0]}`, { [`quantity.${ids[0]}`]: "1" }, "page-1");
    expect(await Promise.all([click(), click()])).toEqual([toCart, toCart]);
    expect(await quantities()).toEqual([2]);
  });

  it("takes effect again after Back, if it was undone in the meantime", async () => {
    const { submit, ids, quantities } = await withCart([{ Sku: lamp }, { Sku: towels }]);
    await submit(`removeItem:${ids[0]}`, {}, "page-2");
    await submit(`restoreItem:${ids[0]}`);
    expect(await quantities()).toEqual([1, 1]);
    expect(await submit(`removeItem:${ids[0]}`, {}, "page-2")).toMatchObject({ kind: "moved" });
    expect(await quantities()).toEqual([1]);
  });

  it.each([
    ["postal code", "applyZipCode", "postalCode", ["60614", "10001", "60614"]],
    ["promo code", "applyPromoCode", "promoCode", ["WELCOME10", "TAKE25", "WELCOME10"]],
  ] as const)(
    "applies a %s again after Back, if another was applied in the meantime",
    async (_, command, field, typed) => {
      const { submit, load } = await withCart([{ Sku: sofa }]);
      const applied = async () => {
        const { taxZipCode, discountCode } = (await load()).cartSummary;
        return { postalCode: taxZipCode, promoCode: discountCode }[field];
      };
      const seen: unknown[] = [];
      for (const text of typed) {
        expect(await submit(command, { [field]: text }, `page-${text}`)).toEqual(toCart);
        seen.push(await applied());
      }
      expect(seen).toEqual(typed);
    },
  );

  it("removes a promo code again after Back, if it was applied in the meantime", async () => {
    const { submit, load } = await withCart([{ Sku: sofa }]);
    for (const _ of [1, 2]) {
      await submit("applyPromoCode", { promoCode: "TAKE25" });
      expect((await load()).cartSummary.discountCode).toBe("TAKE25");
      expect(await submit("removePromoCode:TAKE25", {}, "page-3")).toEqual(toCart);
      expect((await load()).cartSummary.discountCode).toBeNull();
    }
  });

  it("adds a donation once, and says so for the second submission", async () => {
    const { submit, load } = await withCart([{ Sku: lamp }]);
    expect(await submit("donationAddToCart:500", {}, "page-4")).toEqual(toCart);
    const repeated = { kind: "moved", location: `${cartPath}?repeated=1` };
    expect(await submit("donationAddToCart:500", {}, "page-4")).toEqual(repeated);
    expect((await load()).lineItems.map((line) => line.priceQuantityTotals.total)).toContain(500);
    expect(await submit("donationAddToCart:500")).toEqual(toCart);
  });
});

describe("picking a line up without scripts", () => {
  const locations = async ({ load }: Awaited<ReturnType<typeof withCart>>) =>
    (await load()).lineItems.map(({ shippingDeliveryOptions }) => shippingDeliveryOptions.locationId ?? null);

  it("asks for a store first, the nearest on top, then uses the known one [SHIP-14] (AMB-210)", async () => {
    const page = await withCart([{ Sku: lamp }, { Sku: towels }]);
    const [one, other] = page.ids;
    const requested = { kind: "moved", location: `${cartPath}?pickup=${one}` };
    for (const command of ["update", "checkout"])
      expect(await page.submit(command, { [`fulfillment.${one}`]: "pickup" })).toEqual(requested);
    const section = await readCartSection(new URLSearchParams({ pickup: one }), page.freshClient);
    expect(section).toMatchObject({ kind: "pickup", lineId: one });
    expect(section?.kind === "pickup" && section.stores.length).toBeGreaterThan(1);
    await page.submit("applyZipCode", { postalCode: "98101" });
    const near = await readCartSection(new URLSearchParams({ pickup: one }), page.freshClient);
    expect(near?.kind === "pickup" && near.stores[0]).toMatchObject({
      name: "Seattle, Ballard Slip",
      pickupStatus: 1,
      distance: { unit: "mi" },
    });
    expect(await page.submit(`chooseStore:${one}`)).toMatchObject({ errors: { store: "Please choose a store." } });
    expect(await page.submit(`chooseStore:${one}`, { store: chicago })).toEqual(toCart);
    const fields = { [`fulfillment.${one}`]: "pickup", [`fulfillment.${other}`]: "pickup" };
    expect(await page.submit("update", fields)).toEqual(toCart);
    expect(await locations(page)).toEqual([chicago, chicago]);
    expect(await readStoreNames(await page.load(), page.freshClient)).toEqual({ [chicago]: "Chicago, Fulton Row" });
    expect(await page.submit("update", { ...fields, [`fulfillment.${one}`]: "ship" })).toEqual(toCart);
    expect(await locations(page)).toEqual([null, chicago]);
    expect(await page.submit(`changeStore:${other}`)).toMatchObject({ location: `${cartPath}?pickup=${other}` });
  });
});

describe("the small forms of the cart without scripts", () => {
  it.each([
    ["applyZipCode", "postalCode", "6061", "6061 is not a valid ZIP Code."],
    ["applyZipCode", "postalCode", " ", "Please enter a ZIP Code."],
    ["applyPromoCode", "promoCode", "", "Please enter a promo code."],
    ["applyPromoCode", "promoCode", `TAKE25${"X".repeat(40)}`, "Please use 40 characters at most."],
    ["donationAddToCart", "donation", "1000000000025.00", "Enter an amount from $1 to $500."],
    ["applyPromoCode", "promoCode", "NOSUCHCODE", expect.stringMatching(/./)],
    ["donationAddToCart", "donation", "0.50", "Enter an amount from $1 to $500."],
  ])("%s keeps %s %j and says why [CART-14] [ERR-14]", async (command, field, typed, error) => {
    const { submit } = await withCart([{ Sku: lamp }]);
    const outcome = await submit(command, { [field]: typed });
    expect(outcome).toEqual({ kind: "invalid", errors: { [field]: error }, fields: { [field]: typed } });
  });

  it("say after a wrong promo code to sign in or to wait while strangers try many (AMB-286) (AMB-330)", async () => {
    const { submit } = await withCart([{ Sku: lamp }]);
    const forget = await exhaustCodes(service());
    expect(await submit("applyPromoCode", { promoCode: "NOSUCH" })).toMatchObject({ kind: "invalid" });
    const refused = await submit("applyPromoCode", { promoCode: "SHIPFREE" });
    await forget();
    const promoCode =
      "Many wrong codes are being tried in our store right now. Sign in to use yours, or try again in a minute.";
    expect(refused).toEqual({ kind: "invalid", errors: { promoCode }, fields: { promoCode: "SHIPFREE" } });
    expect(await submit("applyPromoCode", { promoCode: "SHIPFREE" })).toEqual(toCart);
  });

  it("apply a postal code and a promo code, and remove the code [CALL-021] [CALL-022] [CALL-023]", async () => {
    const { submit, load } = await withCart([{ Sku: sofa }]);
    expect(await submit("applyZipCode", { postalCode: " 60614-1234 " })).toEqual(toCart);
    expect((await load()).cartSummary.taxZipCode).toMatch(/^60614/);
    expect(await submit("applyPromoCode", { promoCode: "take25" })).toEqual(toCart);
    const code = (await load()).cartSummary.discountCode;
    expect(code).toBe("TAKE25");
    expect(await submit(`removePromoCode:${code}`)).toEqual(toCart);
    expect((await load()).cartSummary.discountCode).toBeNull();
  });

  it("donate a typed amount", async () => {
    const { submit, load } = await withCart([{ Sku: lamp }]);
    expect(await submit("donationAddToCart", { donation: "$12.50" })).toEqual(toCart);
    expect((await load()).lineItems.map((line) => line.priceQuantityTotals.unitPrice)).toContain(1250);
  });
});

describe("Checkout Now without scripts", () => {
  it("redirects a guest to the sign-in page, with the typed quantity [CHK-23]", async () => {
    const { submit, ids, quantities } = await withCart([{ Sku: lamp }]);
    const outcome = await submit("checkout", { [`quantity.${ids[0]}`]: "2" });
    expect(outcome).toEqual({
      kind: "moved",
      location: "/account/login?returnUrl=%2Fcheckout%2Fshipping&isRedirect=true",
    });
    expect(await quantities()).toEqual([2]);
  });

  it("is what a wallet's button starts that is pressed before its script has loaded (AMB-097)", async () => {
    const { submit } = await withCart([{ Sku: lamp }]);
    expect(await submit("checkout:payPal")).toEqual({
      kind: "moved",
      location: "/account/login?returnUrl=%2Fcheckout%2Fshipping&isRedirect=true",
    });
  });

  it("says why the cart cannot be checked out [CHK-25]", async () => {
    const { submit } = await withCart([{ Sku: lamp }]);
    const { database } = service();
    await database.updateTable("stock").set({ available: 0 }).where("sku", "=", lamp).execute();
    const outcome = await submit("checkout");
    await database.updateTable("stock").set({ available: 500 }).where("sku", "=", lamp).execute();
    expect(outcome).toMatchObject({ kind: "invalid", problem: expect.stringMatching(/no longer available|Edit Your/) });
  });

  it("redirects to the cart if it is empty", async () => {
    const { submit, ids } = await withCart([{ Sku: lamp }]);
    await submit(`removeItem:${ids[0]}`);
    expect(await submit("checkout")).toEqual(toCart);
  });

  it("shows large boxes once before the checkout [CHK-26] [POP-09]", async () => {
    const { submit } = await withCart([{ Sku: bookcase, IsPickupSelected: true, Location: chicago }]);
    expect(await submit("checkout")).toEqual({ kind: "moved", location: `${cartPath}?oversized=` });
    expect(await submit("checkout:pastOversized")).toMatchObject({
      location: expect.stringMatching(/^\/account\/login/),
    });
  });

  it("does nothing for an unknown command", async () => {
    const { submit, quantities, ids } = await withCart([{ Sku: lamp }]);
    for (const intent of ["", "toString", `updateItem:${ids[0]}`])
      expect(await submit(intent)).toMatchObject({ kind: "invalid" });
    expect(await quantities()).toEqual([1]);
  });
});

describe("the section that the cart's URL requests", () => {
  it.each([
    ["removed=line-1", { kind: "removed", lineId: "line-1" }],
    ["boxes=line-1", { kind: "boxes", lineId: "line-1" }],
    ["delivery=", { kind: "delivery", lineId: "" }],
    ["oversized=", { kind: "oversized" }],
    ["repeated=1", { kind: "repeated" }],
    ["utm=1", null],
  ])("is parsed from %s", async (query, section) => {
    const { freshClient } = await withCart([{ Sku: lamp }]);
    expect(await readCartSection(new URLSearchParams(query), freshClient)).toEqual(section);
  });
});

describe("a design without scripts", () => {
  it("is removed as a whole, with a notice that puts it back (AMB-217)", async () => {
    const { shopper, submit, load, freshClient } = await withCart([{ Sku: lamp }]);
    const items = [leftArmSeat, chaise].map(
      (Sku) => ({ Sku, Quantity: 1, OptionChoiceParameter: "", Location: "Sectional Configurator" }) as const,
    );
    await shopper.call(sectionalOperations.addSectional, { items, excludeFormattedPrice: false });
    const designId = (await load()).lineItems.find(({ itemInfo }) => itemInfo.design)?.itemInfo.design?.id ?? "";
    const page = crypto.randomUUID();
    const path = `${cartPath}?removedDesign=${designId}`;
    expect(await submit(`removeDesign:${designId}`, {}, page)).toEqual({ kind: "moved", location: path });
    expect((await load()).lineItems.map(({ sku }) => sku)).toEqual([lamp]);
    // The browser's Back and the same press again.
    expect(await submit(`removeDesign:${designId}`, {}, page)).toEqual({ kind: "moved", location: path });
    expect(await readCartSection(new URLSearchParams({ removedDesign: designId }), freshClient)).toEqual({
      kind: "removedDesign",
      designId,
    });
    expect(await submit(`restoreDesign:${designId}`)).toEqual(toCart);
    expect((await load()).lineItems.map(({ sku }) => sku)).toEqual([lamp, leftArmSeat, chaise]);
    expect(await submit(`removeDesign:${designId}`, {}, page)).toEqual({ kind: "moved", location: path });
    expect((await load()).lineItems.map(({ sku }) => sku)).toEqual([lamp]);
  });

  it("that is no longer there says so", async () => {
    const { submit } = await withCart([{ Sku: lamp }]);
    expect(await submit("removeDesign:none")).toMatchObject({
      kind: "invalid",
      problem: "This design is no longer in your cart.",
    });
  });
});

describe("lines whose terms changed after the add", () => {
  const change = (message: string | null) => changeTerms(service().database, lamp, message);
  afterEach(() => change(null));

  it.each([
    ["the next quantity", "increaseItem", {}],
    ["a typed quantity", "update", { quantity: "3" }],
    ["a removed line that is put back", "restoreItem", {}],
    ["a saved line that is moved to the cart", "moveToCart", {}],
  ])("ask for them, with what was posted, by %s, and are accepted with it [CONF-11]", async (_, command, typed) => {
    const { submit, ids, load } = await withCart([{ Sku: lamp }, { Sku: towels }]);
    const [id = ""] = ids;
    if (command === "restoreItem") await submit(`removeItem:${id}`);
    if (command === "moveToCart") await submit(`saveForLater:${id}`);
    await change("Really final.");
    const intent = command === "update" ? command : `${command}:${id}`;
    const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [`${name}.${id}`, value]));
    const before = await load();
    const asked = await submit(intent, fields);
    expect(asked).toMatchObject({
      kind: "invalid",
      terms: [{ basketItemId: id, sku: lamp, message: "Really final." }],
      fields: { ...fields, intent },
    });
    expect(await load()).toMatchObject({ version: before.version });
    if (asked.kind !== "invalid") throw new Error("It was not asked.");
    const accepted = { ...asked.fields, [`terms.${id}`]: asked.terms?.[0]?.termsId ?? "" };
    expect(await submit(intent, accepted)).toEqual(toCart);
    expect((await load()).lineItems.map((line) => line.id)).toContain(id);
    expect((await load()).version).toBe(before.version + 1);
  });

  it("ask for those of a collection once, for all pieces of a design that is put back", async () => {
    const { shopper, submit, load } = await withCart([{ Sku: towels }]);
    const piece = { Quantity: 1, OptionChoiceParameter: "", Location: "Sectional Configurator" } as const;
    const items = [leftArmSeat, chaise].map((Sku) => ({ Sku, ...piece }));
    await shopper.call(sectionalOperations.addSectional, { items, excludeFormattedPrice: false });
    const designId = (await load()).lineItems.at(-1)?.itemInfo.design?.id ?? "";
    await submit(`removeDesign:${designId}`);
    await changeTerms(service().database, leftArmSeat, "Cut for you.");
    const asked = await submit(`restoreDesign:${designId}`);
    const terms = asked.kind === "invalid" ? (asked.terms ?? []) : [];
    expect(terms.map(({ sku, message }) => [sku, message])).toEqual([
      [leftArmSeat, "Cut for you."],
      [chaise, "Cut for you."],
    ]);
    const accepted = Object.fromEntries(terms.map(({ basketItemId, termsId }) => [`terms.${basketItemId}`, termsId]));
    expect(await submit(`restoreDesign:${designId}`, accepted)).toEqual(toCart);
    expect((await load()).lineItems.map(({ sku }) => sku)).toEqual([towels, leftArmSeat, chaise]);
    await changeTerms(service().database, leftArmSeat, null);
  });
});
