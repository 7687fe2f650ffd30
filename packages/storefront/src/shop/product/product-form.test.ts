import { describe, expect, it } from "vitest";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import type { PageRow } from "../../app/server/storefront.fixture.ts";
import * as product from "./product.route.tsx";
import { productSample } from "./product.samples.ts";

const added = {
  isSuccess: true,
  items: [],
  cartItemCount: 1,
  formattedSubtotal: "$1.00",
  installationService: null,
  addOns: [],
  rewardsBanner: null,
  confirmation: "standard",
};

const embroidered = {
  ...productSample,
  personalization: {
    label: "Can be embroidered",
    fee: 850,
    isRequired: false,
    templateName: "hem",
    locationName: "Hem",
    lines: [{ elementName: "Text1", label: "Text" }],
    fonts: [{ name: "Block", style: "block", fontAttributes: { validationRegEx: ".*", minLength: 1, maxLength: 9 } }],
    colors: [],
  },
};
const savedDesign = { isSuccess: true, profileGuid: "p-1", personalizationId: "d-1" };

/** What the last form added. */
let items: unknown;

/** Submits the add-to-cart form to a service with this reply; returns the redirect. */
async function add(reply: Response, { fields = {}, ...headers }: { fields?: object; "sec-fetch-dest"?: string } = {}) {
  const pages: PageRow[] = [["product", "product/:sku", product]];
  const shop = openShop({
    pages,
    answers: {
      "/Cart/AddItems": reply,
      "/browse/catalog/product/100401": embroidered,
      "/personalization/design/save": savedDesign,
    },
  });
  const sent = { sku: "100401", ...fields };
  const { status, location } = await shop.ask("/product/100401", sent, { origin: "http://localhost:3000", ...headers });
  items = shop.bodyOf({ path: "/Cart/AddItems" })?.items;
  return [status, location];
}

describe("the add-to-cart form", () => {
  it("redirects to the cart", async () => {
    expect(await add(Response.json(added))).toEqual([303, "/checkout/cart"]);
  });

  it("redirects to the cart where the browser had to submit it, since its background request was blocked", async () => {
    const fields = { confirmation: "0" };
    const [, location] = await add(Response.json(added), { fields });
    expect(location).toBeNull();
    expect(await add(Response.json(added), { fields, "sec-fetch-dest": "document" })).toEqual([303, "/checkout/cart"]);
  });

  it("that is submitted twice redirects to the cart, which says so", async () => {
    const headers = { "idempotency-replayed": "true" };
    expect(await add(Response.json(added, { headers }))).toEqual([303, "/checkout/cart?repeated=1"]);
  });

  it.each([
    ["a choice", { options: "legs", legs: "OAK" }, { OptionChoiceParameter: "legs.OAK" }],
    ["a registry", { registry: "r-1" }, { GiftRegistryId: "r-1" }],
    ["a pickup", { fulfillment: "pickup", locationId: "us-chicago" }, { IsPickupSelected: true }],
  ])("adds a text together with %s [CONF-14]", async (_, fields, sent) => {
    items = undefined;
    const text = { "personalization.font": "Block", "personalization.Text1": "Ann" };
    await add(Response.json(added), { fields: { ...text, ...fields } });
    expect(items).toMatchObject([{ Sku: "100401", PersonalizationId: "d-1", IsPersonalized: true, ...sent }]);
  });

  it.each(["2", "۲", "٢", "２"])("adds two for %s", async (quantity) => {
    await add(Response.json(added), { fields: { quantity } });
    expect(items).toMatchObject([{ Sku: "100401", Quantity: 2 }]);
  });

  it("sends every field of an add, null where there is none [CONF-14]", async () => {
    await add(Response.json(added));
    expect(items).toEqual([
      {
        Sku: "100401",
        Quantity: 1,
        OptionChoiceParameter: null,
        Location: null,
        IsPickupSelected: false,
        GiftRegistryId: null,
        Position: null,
        TotalPositions: null,
        Url: null,
        IsInstallationServiceRequired: false,
        InstallationServiceType: null,
        PersonalizationText: null,
        IsPersonalized: false,
        PersonalizationId: null,
        ShipMethod: 1,
        AcceptedTermsId: null,
      },
    ]);
  });

  it.each([
    [
      "an installation",
      { fulfillment: "ship", locationId: "us-chicago", installation: "Wiring", place: "Listing", position: "3" },
      { Location: "Listing", IsInstallationServiceRequired: true, InstallationServiceType: "Wiring", Position: 3 },
    ],
    [
      "a pickup, which is not installed",
      { fulfillment: "pickup", locationId: "us-chicago", installation: "Wiring", place: "Listing" },
      { Location: "us-chicago", IsPickupSelected: true, IsInstallationServiceRequired: false },
    ],
    ["accepted terms", { acceptedTermsId: "t-1" }, { AcceptedTermsId: "t-1" }],
  ])("sends %s [CONF-14]", async (_case, fields, sent) => {
    await add(Response.json(added), { fields });
    expect(items).toMatchObject([sent]);
  });
});

describe("the form of a postal code", () => {
  const delivered = { ...productSample, delivery: { postalCode: null, charge: "$99.00" } };
  const open = (reply: object) =>
    openShop({
      pages: [["product", "product/:sku", product]],
      answers: { "/Cart/ApplyZipCode": reply, "/browse/catalog/product/100401": delivered },
    });

  it("makes it that of the visit, and leads back to the page without the code of an old link [CALL-021]", async () => {
    const shop = open({ isSuccess: true });
    const { status, location } = await shop.ask("/product/100401?registry=r-1&postalCode=10001", {
      postalCode: "60661",
      intent: "applyZipCode",
    });
    expect([status, location]).toEqual([303, "/product/100401?registry=r-1"]);
    expect(shop.bodyOf({ path: "/Cart/ApplyZipCode" })).toEqual({ zip: "60661" });
  });

  it("leads scripts to the page, not to its data", async () => {
    const { html } = await open({ isSuccess: true }).ask("/product/100401.data", { postalCode: "60661" });
    expect(html).toContain("/product/100401");
    expect(html).not.toContain(".data");
  });

  it("shows the page with what was typed and why it was refused [CART-14]", async () => {
    const message = "6066 is not a valid ZIP Code.";
    const { status, html } = await open({ isSuccess: false, errorCode: "PostalCodeInvalid", message }).ask(
      "/product/100401",
      { postalCode: "6066" },
    );
    expect(status).toBe(422);
    expect(html).toContain(`>${message}</p>`);
    expect(html).toMatch(/<input[^>]*name="postalCode"[^>]*value="6066"/);
  });

  it("is refused from another origin", async () => {
    const shop = open({ isSuccess: true });
    const { status } = await shop.ask("/product/100401", { postalCode: "60661" }, { origin: "https://evil.example" });
    expect(status).toBe(400);
    expect(shop.bodiesOf("/Cart/ApplyZipCode")).toEqual([]);
  });
});
