import { describe, expect, it } from "vitest";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import * as product from "../../shop/product/product.route.tsx";

const here = "http://localhost:3000";
const registry = (grId: string, name: string) => ({ grId, name, registryType: "br", eventDate: "2027-06-12" });
const one = [registry("r-1", "Ada & Ben")];
const two = [...one, registry("r-2", "Cleo")];
const guest = () => Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "" }, { status: 401 });
const added = { isSuccess: true, items: [], addedItemCount: 2 };

interface Given {
  readonly registries?: object[] | null;
  readonly fields?: Record<string, string>;
  readonly search?: string;
  readonly cookie?: string;
  readonly reply?: () => Response;
  readonly confirmation?: object;
}

/** Submits the registry button of a product page; returns the answer, and what was sent to the service. */
async function press({
  registries = one,
  fields = {},
  search = "",
  cookie = "",
  reply = () => Response.json(added),
  confirmation = { hasCustomOrderConfirmation: false },
}: Given = {}) {
  const addPath = "/gift-registry/AddItem";
  const shop = openShop({
    pages: [["product", "product/:sku", product]],
    answers: {
      "/gift-registry/GetRegistries": registries ? { registries } : guest(),
      "/browse/customorder/GetConfirmation": confirmation,
      [addPath]: reply,
    },
  });
  const typed = { sku: "100401", intent: "addToRegistry", quantity: "2", ...fields };
  const { answer, status, location } = await shop.ask(`/product/100401${search}`, typed, { origin: here, cookie });
  return { status, location, cookies: answer.headers.getSetCookie(), sent: shop.bodiesOf(addPath) };
}

const returnUrlOf = (location: string | null) => {
  const { pathname, searchParams } = new URL(location ?? "", here);
  return [pathname, searchParams.get("returnUrl")];
};

describe("a press of Add to Registry", () => {
  it("leads a guest to the sign-in, which returns to the path and query, and adds nothing [REG-11, CONF-01]", async () => {
    const { status, location, sent } = await press({ registries: null, search: "?postalCode=60614" });
    expect(status).toBe(303);
    expect(returnUrlOf(location)).toEqual([
      "/gift-registry/authenticate",
      "/product/100401?postalCode=60614&quantity=2#add-to-registry",
    ]);
    expect(sent).toEqual([]);
  });

  it("of a card returns to the card's page [REG-11]", async () => {
    const { location } = await press({ registries: null, fields: { from: "/browse/lamps?page=2", quantity: "1" } });
    expect(returnUrlOf(location)[1]).toBe("/browse/lamps?page=2#add-to-registry-100401");
  });

  it("never returns to another shop [REG-11]", async () => {
    const { location } = await press({ registries: null, fields: { from: "//elsewhere.example/" } });
    expect(returnUrlOf(location)[1]).toBe("/account#add-to-registry-100401");
  });

  it("leads an owner without a registry to a new one and back [SITE-05]", async () => {
    const { location, sent } = await press({ registries: [], fields: { quantity: "1" } });
    expect(returnUrlOf(location)).toEqual(["/gift-registry/new", "/product/100401#add-to-registry"]);
    expect(sent).toEqual([]);
  });

  it("adds to the only registry, and a document leads to the confirmation [CONF-01, REG-06, SITE-05]", async () => {
    const { status, location, sent, cookies } = await press();
    expect(sent).toEqual([[{ Sku: "100401", Quantity: 2, GrId: "r-1" }]]);
    expect([status, location]).toEqual([303, "/gift-registry/added?grId=r-1&sku=100401&count=2"]);
    expect(cookies.find((cookie) => cookie.startsWith("store-last-registry="))).toContain("r-1; HttpOnly");
  });

  it("that is repeated leads to a confirmation that says so (AMB-255)", async () => {
    const headers = { "idempotency-replayed": "true" };
    const { location } = await press({ reply: () => Response.json(added, { headers }) });
    expect(location).toBe("/gift-registry/added?grId=r-1&sku=100401&count=2&again=1");
  });

  it("takes any digits for the quantity [REG-06]", async () => {
    const { sent } = await press({ fields: { quantity: "٣" } });
    expect(sent).toEqual([[{ Sku: "100401", Quantity: 3, GrId: "r-1" }]]);
  });

  it("with several registries adds nothing before one is chosen", async () => {
    const { status, sent } = await press({ registries: two });
    expect([status, sent]).toEqual([200, []]);
    const { sent: chosen } = await press({ registries: two, fields: { grId: "r-2" } });
    expect(chosen).toEqual([[{ Sku: "100401", Quantity: 2, GrId: "r-2" }]]);
  });

  it("leads to the sign-in if the session ends in the middle [REG-11]", async () => {
    const { location } = await press({ reply: guest });
    expect(returnUrlOf(location)[0]).toBe("/gift-registry/authenticate");
  });

  it("shows the page with the reason of a refusal [REG-10]", async () => {
    const message = "A registry takes up to 99 of an item.";
    const refusal = { isSuccess: false, errorCode: "QuantityLimit", message, items: [], addedItemCount: 0 };
    expect((await press({ reply: () => Response.json(refusal) })).status).toBe(422);
  });

  it("asks a guest for the terms first, and for the sign-in when they are accepted [CONF-13]", async () => {
    const confirmation = { hasCustomOrderConfirmation: true, termsId: "t-1", title: "Final Sale", message: "Final." };
    const first = await press({ registries: null, fields: { terms: "ask" }, confirmation });
    expect([first.location, first.sent]).toEqual([null, []]);
    const accepted = await press({ registries: null, fields: { acceptedTermsId: "t-1", quantity: "1" }, confirmation });
    expect(returnUrlOf(accepted.location)).toEqual(["/gift-registry/authenticate", "/product/100401#add-to-registry"]);
    expect(accepted.sent).toEqual([]);
  });
});
