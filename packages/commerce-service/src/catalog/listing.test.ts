import { type CategoryPage, catalogOperations, type FacetName, type ListingQuery } from "@store/contract/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { getCategory } = catalogOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function list(slug: string, query: ListingQuery = {}, storefront = {}): Promise<CategoryPage> {
  const { status, body } = await shop.shopper(storefront).call(getCategory, { slug, ...query });
  expect(status).toBe(200);
  return body;
}
const idsOf = ({ items }: CategoryPage) => items.map(({ id }) => id);

describe("a category page", () => {
  it("shows its department and its siblings", async () => {
    const page = await list("chairs");
    expect(page).toMatchObject({
      title: "Chairs & Ottomans",
      breadcrumbs: [
        { title: "Home", url: "/" },
        { title: "Living Room", url: "/browse/living-room" },
        { title: "Chairs & Ottomans", url: "/browse/chairs" },
      ],
    });
    const current = page.subcategories.filter(({ isCurrent }) => isCurrent).map(({ title }) => title);
    expect(current).toEqual(["Chairs & Ottomans"]);
    expect(page.subcategories.map(({ url }) => url)).toContain("/browse/sofas");
  });

  it("of a department has the products of all its categories", async () => {
    const page = await list("living-room");
    expect(page.breadcrumbs.at(-1)).toEqual({ title: "Living Room", url: "/browse/living-room" });
    const lists = await Promise.all(
      page.subcategories.flatMap(({ url }) => (url.startsWith("/browse/") ? [list(url.replace("/browse/", ""))] : [])),
    );
    expect(lists.flatMap(idsOf).toSorted()).toEqual(idsOf(page).toSorted());
  });

  it("of everything links to the departments and shows twelve products per page, none twice", async () => {
    const first = await list("all");
    expect(first.subcategories.map(({ title }) => title)).toContain("Rugs & Decor");
    expect(first.items).toHaveLength(12);
    const pages = await Promise.all(
      Array.from({ length: first.pageCount }, (_, index) => list("all", { page: `${index + 1}` })),
    );
    const ids = pages.flatMap(idsOf);
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
    expect(await list("all", { page: "9999" })).toEqual(pages.at(-1));
  });

  it("shows what a card needs: price or range, sale, note, color options [PROD-01]", async () => {
    const cards = new Map([
      ...(await list("sofas")).items.map((card) => [card.id, card] as const),
      ...(await list("chairs")).items.map((card) => [card.id, card] as const),
      ...(await list("table-lamps", { color: "black" })).items.map((card) => [card.id, card] as const),
      ...(await list("bath")).items.map((card) => [card.id, card] as const),
      ...(await list("gifts-and-giving")).items.map((card) => [card.id, card] as const),
    ]);
    const basketContext = (id: string) => {
      const card = cards.get(id);
      return [card?.formattedPrice, card?.formattedRegularPrice, card?.note, card?.choices.length];
    };
    for (const card of cards.values()) {
      expect(card).toMatchObject({ urlPath: card.navigateUrl, imagePathHiRes: expect.stringMatching(/^\/pictures\//) });
      expect([card.optionChoiceParameter, card.customOrderConfirmation?.hasCustomOrderConfirmation]).toEqual([
        null,
        card.id === "alder-armchair",
      ]);
    }
    // Of a piece of a sectional, the choices are fabrics.
    const sectional = (await list("sectionals")).items.find(({ id }) => id === "dune-sectional");
    expect(sectional?.choices.map(({ label }) => label).slice(0, 2)).toEqual(["Stone Linen", "Slate Linen"]);
    expect(basketContext("harbor-sofa")).toEqual(["From $1,899.00", null, undefined, 16]);
    expect(basketContext("wren-chair")).toEqual(["$1,099.00", null, "Made to order", 3]);
    expect(basketContext("beacon-lamp")).toEqual(["$119.00", "$149.00", undefined, 2]);
    expect(basketContext("tidewater-towels")).toEqual(["$48.00", null, "Can be embroidered", 3]);
    expect(basketContext("gift-card")).toEqual(["From $50.00", null, undefined, 2]);
    expect(basketContext("room-to-grow")).toEqual(["Any amount", null, undefined, 0]);
  });

  it("says that one of several prices is reduced", async () => {
    const lampOf = async (filter = {}) =>
      (await list("table-lamps", filter)).items.find(({ id }) => id === "beacon-lamp");
    expect(await lampOf()).toMatchObject({
      formattedPrice: "From $119.00",
      formattedRegularPrice: null,
      isOnSale: true,
    });
    expect(await lampOf({ color: "black" })).toMatchObject({ formattedRegularPrice: "$149.00", isOnSale: true });
    const [sofa] = (await list("sofas")).items;
    expect(sofa?.isOnSale).toBe(false);
  });

  it("returns 404 for an unknown category and 400 for a malformed one", async () => {
    const shopper = shop.shopper();
    const missing = await shopper.call(getCategory, { slug: "garden" });
    expect([missing.status, missing.body.errorCode]).toEqual([404, "CategoryNotFound"]);
    expect((await shopper.call(getCategory, { slug: "Garden;drop" })).status).toBe(400);
  });
});

describe("filtering a category", () => {
  it("shows a product by the first matching variant, with its picture, price and URL", async () => {
    const { items } = await list("chairs", { color: "blue" });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      id: "wren-chair",
      sku: sampleSkus.inkChair,
      navigateUrl: `/product/${sampleSkus.inkChair}`,
      imagePath: "/pictures/wren-chair-ink-800.webp",
    });
  });

  it("shows what buyers gave four stars or more, beside the other filters (AMB-251)", async () => {
    const { items, facets } = await list("living-room", { rating: "4", color: "green" });
    expect(items.length).toBeGreaterThan(1);
    for (const { rating, id } of items) expect(rating?.average, id).toBeGreaterThanOrEqual(4);
    expect(facets.find(({ name }) => name === "rating")).toMatchObject({
      title: "Rating",
      options: [{ value: "4", label: "4 stars and up", count: items.length, isSelected: true }],
    });
  });

  it("requires one variant to match every facet, and any value of each", async () => {
    const { items } = await list("sofas", { material: "leather,boucle", price: "2000-" });
    expect(items.map(({ sku }) => sku)).toEqual([sampleSkus.boucleSofa]);
    expect((await list("sofas", { material: "leather", color: "blue" })).total).toBe(0);
  });

  it("counts what each further selection would show", async () => {
    const chosen = { color: "green", availability: "in-stock" };
    const { facets } = await list("living-room", chosen);
    for (const { name, options } of facets) {
      for (const { value, count } of options) {
        const { total } = await list("living-room", { ...chosen, [name satisfies FacetName]: value });
        expect(total, `${name} ${value}`).toBe(count);
      }
    }
  });

  it("ignores unknown facets and sort orders", async () => {
    const plain = await list("rugs");
    expect(await list("rugs", { color: "plaid", price: "cheap", sort: "newest", page: "0" })).toEqual(plain);
    expect((await shop.shopper().send("/browse/catalog/category/rugs?shape=round")).status).toBe(400);
  });

  it("keeps an empty list and its selection if nothing matches", async () => {
    const page = await list("sofas", { material: "leather", color: "blue" });
    expect(page).toMatchObject({ items: [], total: 0, page: 1, pageCount: 1 });
    const selected = page.facets.flatMap(({ options }) => options.filter(({ isSelected }) => isSelected));
    expect(selected.map(({ value }) => value)).toEqual(["blue", "leather"]);
  });

  it("uses the prices and units of the site", async () => {
    const { facets } = await list("living-room", {}, { site: "CA" });
    const labels = facets.flatMap(({ options }) => options.map(({ label }) => label));
    expect(labels).toContain("Under 76 cm");
    const { items } = await list("sofas", { price: "1000-2000" }, { site: "CA" });
    expect(items.map(({ id }) => id)).not.toContain("harbor-sofa");
  });
});
