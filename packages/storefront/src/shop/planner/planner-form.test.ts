import { addedSample } from "@store/product-ui/added-sample";
import { cartOf, lineOf } from "@store/shopper-state/cart-samples";
import { describe, expect, it } from "vitest";
import { type Answers, openShop, type SentCall } from "../../app/server/open-shop.fixture.ts";
import { detailsSample, plannerSample } from "./planner.samples.ts";
import * as planner from "./sectional-planner.route.tsx";

const calls = "/browse/sectionalplanner/";
const terms = { termsId: "t-1", title: "Made to Order", message: "It cannot be returned." };

const addPath = "/browse/scbadd/AddItemToCartV2";
/** A storefront whose service has one collection. */
const open = (answers: Answers) =>
  openShop({
    pages: [["sectional-planner", "sectional-planner/:collection", planner]],
    answers: {
      [`${calls}GetPlanner`]: plannerSample,
      [`${calls}GetSectionalDetailsData`]: ({ body }: SentCall) => detailsSample(JSON.parse(body).itemTypes),
      [addPath]: addedSample,
      ...answers,
    },
  });

const home = "http://localhost:3000";
const read = (path: string, { host = home, ...answers }: { host?: string; [call: string]: unknown } = {}) =>
  open(answers).ask(host + path);

/** Submits the planner; returns the answer, and what its adds sent. */
async function add(fields: object, answers: Answers = {}) {
  const shop = open(answers);
  const typed = { collection: "dune", fabric: "STONE", legs: "BLK", ...fields };
  const answer = await shop.ask("/sectional-planner/dune", typed, { origin: home, "sec-fetch-dest": "document" });
  return { ...answer, sent: shop.bodiesOf(addPath) };
}

describe("the planner's page", () => {
  it("has the title of its brand, in the document and as its heading [SECT-01]", async () => {
    const { html } = await read("/sectional-planner/dune");
    expect(html).toContain("<title>Sectional Planner: Create Your Own | Linden &amp; Loam</title>");
    expect(html).toContain("<h1>Sectional Planner: Create Your Own</h1>");
    const modern = await read("/sectional-planner/dune", { host: "http://modern.localhost:3000" });
    expect(modern.html).toContain("<title>Sectional Configurator: Dune Sectional | Plinth</title>");
    expect(modern.html).toContain("<h1>Sectional Configurator: Dune Sectional</h1>");
  });

  it("leads back to the beginning: its own address, on the modern brand the collections [SECT-09] [SECT-10]", async () => {
    const address = "/sectional-planner/dune?design=10.LAS.RAS";
    const linkOf = (html: string) => /<a href="([^"]*)"[^>]*>Start Over<\/a>/.exec(html)?.[1];
    expect(linkOf((await read(address)).html)).toBe("/sectional-planner/dune");
    const modern = await read(address, { host: "http://modern.localhost:3000" });
    expect(linkOf(modern.html)).toBe("/sectional-planner-collections/");
  });

  it("has the total and the pieces of its address without scripts", async () => {
    const { html } = await read("/sectional-planner/dune?design=10.LAS.2xARM.RAS&view=details");
    expect(html).toContain("$4,000.00");
    expect(html.match(/data-item-type="ARM"/g)).toHaveLength(2);
  });

  it("is shown in the collection's own fabric where it does not come in the requested one", async () => {
    let asked = 0;
    const refused = { errorCode: "ChoiceNotOffered", message: "Not offered." };
    const { status } = await read("/sectional-planner/dune?fabric=GONE", {
      [`${calls}GetPlanner`]: () => (asked++ === 0 ? Response.json(refused, { status: 404 }) : plannerSample),
    });
    expect([status, asked]).toEqual([200, 2]);
  });

  it("does not exist for an unknown collection, and is an error panel while the service fails", async () => {
    const refused = { errorCode: "CollectionNotFound", message: "There is no such collection." };
    const page = (status: number) => ({ [`${calls}GetPlanner`]: () => Response.json(refused, { status }) });
    expect((await read("/sectional-planner/nope", page(404))).status).toBe(404);
    const failed = await read("/sectional-planner/dune", page(500));
    expect(failed.status).toBe(503);
    expect(failed.html).toContain("Oops!");
    expect(failed.html).toContain('href="/furniture-sectional-sofas/"');
    const modern = await read("/sectional-planner/dune", { ...page(500), host: "http://modern.localhost:3000" });
    expect(modern.html).toContain('href="/sectional-planner-collections/"');
  });

  it("opens a design of the cart as its lines are now, to be replaced (AMB-279)", async () => {
    const design = { id: "d-1", name: "Dune Sectional", design: "10.LAS.ARM.RAS" };
    const line = (sku: string, quantity: number) => {
      const sample = lineOf(sku, quantity);
      return { ...sample, sku, itemInfo: { ...sample.itemInfo, design } };
    };
    const cart = cartOf([line("100201", 1), line("100202", 3), line("100203", 1)]);
    const { status, location } = await read("/sectional-planner/dune?edit=d-1&legs=BLK", {
      "/Cart/GetCartJsx": () => ({ isSuccess: true, cartData: cart }),
    });
    expect([status, location]).toEqual([
      302,
      "/sectional-planner/dune?design=10.LAS.3xARM.RAS&fabric=STONE&legs=BLK&replaces=d-1",
    ]);
  });

  it("says that a design is no longer in the cart; if the cart cannot be read, nothing is said of it", async () => {
    const gone = await read("/sectional-planner/dune?edit=d-9");
    expect(gone.location).toBe("/sectional-planner/dune?fabric=STONE&missing=design");
    expect((await read("/sectional-planner/dune?missing=design")).html).toContain("no longer in your cart");
    const failing = { "/Cart/GetCartJsx": () => Response.json({}, { status: 500 }) };
    expect((await read("/sectional-planner/dune?edit=d-9", failing)).status).toBe(500);
  });
});

describe("the form that adds a design", () => {
  it("adds each piece once, as one design with its legs [SECT-08] [CALL-093]", async () => {
    const { status, location, sent } = await add({ design: "10.LAS.2xARM.RAS", total: "$4,000.00" });
    expect([status, location]).toEqual([303, "/checkout/cart"]);
    const piece = { Quantity: 1, OptionChoiceParameter: "legs.BLK", Location: "Sectional Configurator" };
    expect(sent).toEqual([
      {
        items: ["100201", "100202", "100202", "100203"].map((Sku) => ({ Sku, ...piece })),
        excludeFormattedPrice: false,
        design: "10.LAS.2xARM.RAS",
      },
    ]);
  });

  it("compares the total that was shown in cents, not as text [SECT-17]", async () => {
    const same = await add({ design: "10.LAS.RAS", total: "US$2,000", totalPrice: "200000" });
    expect(same.sent).toHaveLength(1);
    const changed = await add({ design: "10.LAS.RAS", total: "$1,999.99", totalPrice: "199999" });
    expect(changed.sent).toEqual([]);
    expect(changed.html).toContain("is now $2,000.00, it was $1,999.99. Add it again to continue.");
  });

  it("waits for the terms to be accepted, and adds at once without any [SECT-07]", async () => {
    const withTerms = {
      [`${calls}GetSectionalDetailsData`]: ({ body }: SentCall) => ({
        ...detailsSample(JSON.parse(body).itemTypes),
        HasCustomOrderConfirmation: true,
        CustomOrderConfirmationMessage: terms.message,
        terms,
      }),
    };
    const asked = await add({ design: "10.LAS.RAS" }, withTerms);
    expect(asked.sent).toEqual([]);
    expect(asked.html).toContain("It cannot be returned.");
    const accepted = await add({ design: "10.LAS.RAS", acceptedTermsId: "t-1", nonce: "n-1" }, withTerms);
    expect(accepted.sent).toMatchObject([{ items: [{ AcceptedTermsId: "t-1" }, { AcceptedTermsId: "t-1" }] }]);
    expect((await add({ design: "10.LAS.RAS" })).sent).toHaveLength(1);
  });

  it("asks once about open ends, then adds", async () => {
    const asked = await add({ design: "10.LAS.ARM" });
    expect([asked.status, asked.sent]).toEqual([422, []]);
    expect((await add({ design: "10.LAS.ARM", openEnds: "10.LAS.ARM" })).sent).toHaveLength(1);
    // The answer was about another design.
    expect((await add({ design: "10.LAS.ARM", openEnds: "10.LAS" })).sent).toEqual([]);
  });

  it.each([
    ["whose total has changed", { design: "10.LAS.RAS", total: "$1.00" }],
    ["whose total in cents has changed", { design: "10.LAS.RAS", total: "$2,000.00", totalPrice: "100" }],
    ["that cannot be built", { design: "10.RAS.LAS" }],
    ["that is no text of one", { design: "sofa" }],
    ["without pieces", { design: "" }],
  ])("adds nothing of a design %s", async (_, fields) => {
    const { status, sent } = await add(fields);
    expect([status, sent]).toEqual([422, []]);
  });

  it("replaces the design that it was opened from", async () => {
    const { sent } = await add({ design: "10.LAS.RAS", replaces: "d-1" });
    expect(sent).toMatchObject([{ replacesDesignId: "d-1" }]);
  });
});
