import { catalogOperations } from "@store/contract/catalog";
import type { Brand, Site } from "@store/contract/shared";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toSiteWords } from "../pricing/to-metric-words.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { getCategory, getHome, getNavigation, getProduct, getSitemap, getStores } = catalogOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const storefronts = (["US", "CA"] as const).flatMap((site) =>
  (["general", "modern"] as const).map((brand): { site: Site; brand: Brand } => ({ site, brand })),
);

describe("the home page", () => {
  it("has each brand's own story, products and categories in its own order [SITE-01]", async () => {
    const general = (await shop.shopper().call(getHome, {})).body;
    const modern = (await shop.shopper({ brand: "modern" }).call(getHome, {})).body;
    expect(general.hero.imagePath).toBe("/pictures/room-general-1280.webp");
    expect(modern.hero.imagePath).toBe("/pictures/room-modern-1280.webp");
    expect(general.story?.title).not.toBe(modern.story?.title);
    expect(general.categories.map(({ title }) => title)).not.toEqual(modern.categories.map(({ title }) => title));
    expect(general.sections.map(({ title }) => title)).not.toEqual(modern.sections.map(({ title }) => title));
  });

  it.each(storefronts)(
    "has products and links that are sold on $site $brand only",
    { tags: ["deep"] },
    async (storefront) => {
      const shopper = shop.shopper(storefront);
      const { categories, sections } = (await shopper.call(getHome, {})).body;
      const all = await listEverything(storefront);
      for (const { items } of sections) {
        expect(items.length).toBeGreaterThan(0);
        for (const { id } of items) expect(all).toContain(id);
      }
      for (const { url } of [...categories, ...sections.filter((section) => section.url?.startsWith("/browse/"))]) {
        expect((await shopper.call(getCategory, { slug: url?.replace("/browse/", "") ?? "" })).status, `${url}`).toBe(
          200,
        );
      }
    },
  );

  it("has no lamp in the Canadian story that is not sold in Canada", async () => {
    const storyOn = async (site: Site) => (await shop.shopper({ site, brand: "modern" }).call(getHome, {})).body.story;
    const [american, canadian] = [await storyOn("US"), await storyOn("CA")];
    expect([american?.title, canadian?.title]).toEqual(["Three things and a wall", "Two things and a wall"]);
    expect(american?.paragraphs.join()).toContain("lamp");
    expect(canadian?.paragraphs.join()).not.toMatch(/lamp|light/);
    expect(canadian).toEqual({ ...american, title: canadian?.title, paragraphs: canadian?.paragraphs });
  });

  it("omits a row without products of the site, and the tile of an empty category", async () => {
    const own = await createTestService();
    const [row] = (await own.shopper({ site: "CA" }).call(getHome, {})).body.sections;
    const gone = [...(row?.items.map(({ id }) => id) ?? []), "tidewater-towels", "reed-bath-rug"];
    await own.database
      .deleteFrom("offer")
      .where("site", "=", "CA")
      .where("sku", "in", (eb) => eb.selectFrom("variant").select("sku").where("product_id", "in", gone))
      .execute();
    const { body } = await own.shopper({ site: "CA" }).call(getHome, {});
    expect(body.sections.map(({ title }) => title)).not.toContain(row?.title);
    expect(body.categories.map(({ title }) => title)).not.toContain("Bath");
    const { departments } = (await own.shopper({ site: "CA" }).call(getNavigation, {})).body;
    expect(departments.map(({ title }) => title)).not.toContain("Bath");
    expect((await own.shopper({ site: "CA" }).call(getCategory, { slug: "bath" })).status).toBe(404);
    await own.close();
  });
});

describe("the navigation", () => {
  it.each(storefronts)(
    "links on $site $brand to every department and category with products",
    { tags: ["deep"] },
    async (storefront) => {
      const shopper = shop.shopper(storefront);
      const { announcement, departments } = (await shopper.call(getNavigation, {})).body;
      expect(announcement?.text).toContain(storefront.site === "US" ? "$49.00" : "$99.00");
      const found = new Set<string>();
      for (const department of departments) {
        const page = (await shopper.call(getCategory, { slug: department.url.replace("/browse/", "") })).body;
        expect(page.total, department.title).toBeGreaterThan(0);
        expect(page.title).toBe(department.title);
        expect(page.subcategories).toEqual(department.categories.map((link) => ({ ...link, isCurrent: false })));
        for (const { url } of department.categories.filter(({ url }) => url.startsWith("/browse/"))) {
          const category = (await shopper.call(getCategory, { slug: url.replace("/browse/", "") })).body;
          expect(category.total, url).toBeGreaterThan(0);
          for (const { id } of category.items) found.add(id);
        }
        if (department.categories.length === 0) for (const { id } of page.items) found.add(id);
        expect(
          (await shopper.call(getProduct, { sku: department.feature?.url.replace("/product/", "") ?? "" })).status,
        ).toBe(200);
      }
      expect([...found].toSorted()).toEqual((await listEverything(storefront)).toSorted());
    },
  );

  it("omits what the brand does not sell", async () => {
    const titlesOf = async (storefront: { brand: Brand }) =>
      (await shop.shopper(storefront).call(getNavigation, {})).body.departments.flatMap(({ categories }) =>
        categories.map(({ title }) => title),
      );
    expect(await titlesOf({ brand: "general" })).not.toContain("Pendants");
    expect(await titlesOf({ brand: "modern" })).toContain("Pendants");
    const page = await shop.shopper().call(getCategory, { slug: "pendants" });
    expect([page.status, page.body.errorCode]).toEqual([404, "CategoryNotFound"]);
  });

  it("lists sofas and sectionals together, with the path of their department (AMB-277)", async () => {
    for (const brand of ["general", "modern"] as const) {
      const shopper = shop.shopper({ brand });
      const totals = await Promise.all(
        ["sofas", "sectionals", "sofas-and-sectionals"].map(
          async (slug) => (await shopper.call(getCategory, { slug })).body.total,
        ),
      );
      expect(totals[2]).toBe((totals[0] ?? 0) + (totals[1] ?? 0));
      const { breadcrumbs, title } = (await shopper.call(getCategory, { slug: "sofas-and-sectionals" })).body;
      expect([title, ...breadcrumbs.map((link) => link.title)]).toEqual([
        "Sofas & Sectionals",
        ...["Home", "Living Room", "Sofas & Sectionals"],
      ]);
    }
  });

  it("may be cached and must be revalidated", async () => {
    for (const path of ["navigation", "home", "category/all", "search?query=sofa", "suggestions?query=so", "sitemap"]) {
      const { headers } = await shop.shopper().send(`/browse/catalog/${path}`);
      expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
    }
  });
});

describe("a product page", () => {
  it("shows the selected variant among its siblings, with its fabric and price group", async () => {
    const { body } = await shop.shopper().call(getProduct, { sku: sampleSkus.boucleSofa });
    expect(body).toMatchObject({
      name: "Harbor Sofa",
      optionName: "Fabric",
      optionLabel: "Ivory Boucle",
      formattedPrice: "$2,199.00",
      dimensions: { width: 88, depth: 38, height: 33, diameter: null, systemOfMeasure: 1 },
      fabric: {
        name: "Ivory Boucle",
        priceGroup: 2,
        imagePath: "/pictures/swatch-ivory-boucle-400.webp",
      },
      breadcrumbs: [
        { title: "Home", url: "/" },
        { title: "Living Room", url: "/browse/living-room" },
        { title: "Sofas & Loveseats", url: "/browse/sofas" },
      ],
    });
    expect(body.gallery[0]).toMatchObject({
      imagePath: "/pictures/harbor-sofa-ivory-800.webp",
      imagePathHiRes: "/pictures/harbor-sofa-ivory-1280.webp",
    });
    const first = body.options.slice(0, 4);
    expect(first.map(({ sku, isSelected, isAvailable }) => [sku, isSelected, isAvailable])).toEqual([
      [sampleSkus.sofa, false, true],
      [sampleSkus.mossSofa, false, true],
      [sampleSkus.boucleSofa, true, true],
      [sampleSkus.leatherSofa, false, true],
    ]);
    expect(body.options[0]?.swatchPath).toBe("/pictures/swatch-oat-linen-200.webp");
  });

  it.each([
    ["US", "88 inches wide, 38 inches deep, 33 inches high", 1],
    ["CA", "224 cm wide, 97 cm deep, 84 cm high", 2],
  ] as const)(
    "shows its fabric close up and a drawing whose sizes are in the units of %s",
    async (site, sizes, unit) => {
      const { gallery } = (await shop.shopper({ site }).call(getProduct, { sku: sampleSkus.boucleSofa })).body;
      const macro = "/pictures/swatch-ivory-boucle-macro-800.webp";
      expect(gallery.slice(2)).toMatchObject([
        { imagePath: macro, imagePathHiRes: macro, caption: "Ivory Boucle, close up" },
        {
          imagePath: `/pictures/drawings/harbor-sofa-88x38x33-${unit}.svg`,
          alt: `Drawn from the front, the side and above: ${sizes}`,
          caption: "Dimensions",
        },
      ]);
    },
  );

  it("shows a table without a fabric, and a lamp without a drawing", async () => {
    const lengths = [sampleSkus.diningTable, sampleSkus.lamp].map(async (sku) => {
      const { gallery } = (await shop.shopper().call(getProduct, { sku })).body;
      return gallery.map(({ caption }) => caption);
    });
    expect(await Promise.all(lengths)).toEqual([
      [undefined, undefined, "Dimensions"],
      [undefined, undefined],
    ]);
  });

  it("shows the product in a room as its second picture, if there is one, and on its card", async () => {
    const own = await createTestService();
    const room = { room_picture: "harbor-sofa-room", room_picture_alt: "The sofa under a window" };
    await own.database.updateTable("product").set(room).where("product_id", "=", "harbor-sofa").execute();
    await own.database
      .updateTable("product")
      .set({ room_picture: null, room_picture_alt: null })
      .where("product_id", "=", "lark-loveseat")
      .execute();
    const galleryOf = async (sku: string) => (await own.shopper().call(getProduct, { sku })).body.gallery;
    const picture = {
      imagePath: "/pictures/harbor-sofa-room-800.webp",
      imagePathHiRes: "/pictures/harbor-sofa-room-1280.webp",
      alt: "The sofa under a window",
      isRoom: true,
    };
    expect((await galleryOf(sampleSkus.sofa))[1]).toEqual(picture);
    expect((await galleryOf(sampleSkus.loveseat)).every(({ imagePath }) => !imagePath.includes("-room"))).toBe(true);
    const { items } = (await own.shopper().call(getCategory, { slug: "sofas" })).body;
    expect(items.map(({ hoverImage }) => hoverImage)).toEqual([picture, null]);
    await own.close();
  });

  it("says which finish a room shows, if that is not the chosen one (AMB-296)", async () => {
    const shownIn = async (sku: string) =>
      (await shop.shopper().call(getProduct, { sku })).body.gallery.map((picture) => picture.shownIn);
    expect(await shownIn(sampleSkus.blackLamp)).toEqual([undefined, "Brass"]);
    expect(await shownIn(sampleSkus.lamp)).toEqual([undefined, undefined]);
    // Of another size it looks alike.
    expect(new Set(await shownIn(sampleSkus.diningTable))).toEqual(new Set([undefined]));
  });

  it("has the availability of each option", async () => {
    const { options } = (await shop.shopper().call(getProduct, { sku: sampleSkus.bookcase })).body;
    expect(options.map(({ sku, isAvailable }) => [sku, isAvailable])).toEqual([
      [sampleSkus.bookcase, true],
      [sampleSkus.soldOutBookcase, false],
    ]);
  });

  it("is recommended with one product of each category that matches its own", async () => {
    const pairsOf = async (sku: string, storefront = {}) =>
      (await shop.shopper(storefront).call(getProduct, { sku })).body.pairsWith.map(({ id }) => id);
    expect(await pairsOf(sampleSkus.diningTable)).toHaveLength(4);
    expect((await pairsOf(sampleSkus.diningTable))[0]).toBe("finch-dining-chair");
    expect(await pairsOf(sampleSkus.diningTable, { brand: "modern" })).toContain("halo-pendant");
    expect(await pairsOf(sampleSkus.diningTable, { brand: "modern", site: "CA" })).not.toContain("halo-pendant");
    expect(await pairsOf(sampleSkus.giftCard)).toEqual([]);
  });

  it("is in Canadian dollars and centimeters in Canada [FMT-05, FMT-01]", async () => {
    const { body } = await shop.shopper({ site: "CA" }).call(getProduct, { sku: sampleSkus.lamp });
    expect(body).toMatchObject({
      currency: "CAD",
      currentPrice: 19_900,
      formattedPrice: "$199.00",
      dimensions: { width: null, diameter: 38, height: 65, systemOfMeasure: 2 },
    });
    const towels = await shop.shopper({ site: "CA" }).call(getProduct, { sku: sampleSkus.towels });
    expect(towels.body.deliveryMessage).toContain("$99.00");
  });

  it.each([
    [sampleSkus.diningTable, ["183 cm", "244 cm"]],
    [sampleSkus.servingBowl, ["Oak", "Walnut"]],
    [sampleSkus.mirror, ["Brass", "Black"]],
  ])("converts what %s measures, holds and weighs to metric units in Canada [FMT-05]", async (sku, labels) => {
    const american = (await shop.shopper({ brand: "general" }).call(getProduct, { sku })).body;
    const { pairsWith, ...canadian } = (await shop.shopper({ site: "CA" }).call(getProduct, { sku })).body;
    const unit = /\b(inch|inches|feet|foot|pounds?|quarts?)\b/;
    expect(american.details.join()).toMatch(unit);
    expect(JSON.stringify(canadian)).not.toMatch(unit);
    expect(canadian.details.join()).toMatch(/\d[ -](centimetres?|litres|kilograms)\b/);
    expect(canadian.options.map(({ label }) => label)).toEqual(labels);
  });

  it("leaves no American unit in anything that the catalog says", async () => {
    const says = [
      "select summary || ' ' || coalesce(care, '') as text from product",
      "select jsonb_array_elements_text(details::jsonb) as text from product",
      "select option_label as text from variant where option_label is not null",
      "select picture_alt as text from variant",
      "select content as text from fabric",
      "select care as text from fabric",
      "select description as text from category",
    ].join(" union all ");
    const { rows } = await sql.raw<{ text: string }>(says).execute(shop.database);
    const texts = rows.map(({ text }) => toSiteWords(text, "CA"));
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => /\b(inch|inches|pounds?|quarts?|ounces?|meters?)\b|\d"/i.test(text))).toEqual([]);
    // Furniture stands on feet; a length is what has a number before it.
    const length =
      /(?<!beam with )\b(\d+|an?|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten) (feet|foot)\b/i;
    expect(texts.filter((text) => length.test(text))).toEqual([]);
  });

  it("names the sizes on a Canadian card like its page", async () => {
    const labelsOf = async (site: Site) => {
      const { items } = (await shop.shopper({ site }).call(getCategory, { slug: "dining-tables" })).body;
      return items.find(({ id }) => id === "quarry-table")?.choices.map(({ label }) => label);
    };
    expect([await labelsOf("US"), await labelsOf("CA")]).toEqual([
      ['72"', '96"'],
      ["183 cm", "244 cm"],
    ]);
  });

  it("names no excluded states of the other country", async () => {
    const { body } = await shop.shopper({ site: "CA" }).call(getProduct, { sku: sampleSkus.rug });
    expect(body.restrictedStates).toEqual([]);
  });

  it.each([
    [
      sampleSkus.blackLamp,
      { regularPrice: 14_900, currentPrice: 11_900, deliveryStatus: 1, availabilityMessage: "Only 4 left" },
    ],
    [sampleSkus.chairMadeToOrder, { isMadeToOrder: true, deliveryStatus: 2 }],
    [sampleSkus.bookcase, { isOversized: true, boxes: [{ boxNumber: 1, width: 76 }, { boxNumber: 2 }] }],
    [sampleSkus.soldOutBookcase, { deliveryStatus: 3, availabilityMessage: "Out of stock" }],
    [sampleSkus.rug, { restrictedStates: ["CA", "ME", "MN", "VT", "WA"] }],
    [sampleSkus.towels, { customizationType: 700, personalization: { isRequired: false, fee: 850 } }],
    [sampleSkus.servingBowl, { customizationType: 100, personalization: { isRequired: true, fee: 0 } }],
    [
      sampleSkus.giftCard,
      {
        kind: "giftCard",
        deliveryMessage: "Mailed in a card envelope, free of charge.",
        personalization: null,
        fabric: null,
        dimensions: { width: null, depth: null, height: null, diameter: null },
      },
    ],
    [sampleSkus.donation, { kind: "donation", formattedPrice: "Any amount", options: [] }],
  ])("says what is special about %s", async (sku, basketContext) => {
    const { body } = await shop.shopper().call(getProduct, { sku });
    expect(body).toMatchObject(basketContext);
  });

  it("returns 404 for a SKU that the site or the brand does not sell, and 400 for a malformed one", async () => {
    const statusOf = async (sku: string, storefront: { site?: Site; brand?: Brand } = {}) => {
      const { status, body } = await shop.shopper(storefront).call(getProduct, { sku });
      return [status, body.errorCode ?? null];
    };
    expect(await statusOf(sampleSkus.pendant, { brand: "modern" })).toEqual([200, null]);
    expect(await statusOf(sampleSkus.pendant)).toEqual([404, "SkuNotFound"]);
    expect(await statusOf(sampleSkus.pendant, { brand: "modern", site: "CA" })).toEqual([404, "SkuNotFound"]);
    expect(await statusOf("123")).toEqual([404, "SkuNotFound"]);
    expect(await statusOf("sofa")).toEqual([400, "InvalidRequest"]);
  });

  it("exists for a sibling of a SKU that the site does not sell", async () => {
    const own = await createTestService();
    await own.database.deleteFrom("offer").where("sku", "=", sampleSkus.rug).where("site", "=", "CA").execute();
    const statusOf = async (sku: string) => (await own.shopper({ site: "CA" }).call(getProduct, { sku })).status;
    expect([await statusOf(sampleSkus.rug), await statusOf(sampleSkus.largeRug)]).toEqual([404, 200]);
    await own.close();
  });
});

describe("the sitemap", () => {
  it.each(storefronts)(
    "lists each URL of $site $brand once, with pictures, and every one responds",
    { tags: ["deep"] },
    async (storefront) => {
      const shopper = shop.shopper(storefront);
      const { pages } = (await shopper.call(getSitemap, {})).body;
      const urls = pages.map(({ url }) => url);
      expect(new Set(urls).size).toBe(urls.length);
      for (const url of urls.filter((each) => each.startsWith("/browse/"))) {
        expect((await shopper.call(getCategory, { slug: url.replace("/browse/", "") })).status, url).toBe(200);
      }
      const skus = urls.flatMap((url) => (url.startsWith("/product/") ? [url.replace("/product/", "")] : []));
      const sold = await shop.database
        .selectFrom("offer")
        .innerJoin("variant", "variant.sku", "offer.sku")
        .innerJoin("brand_product", "brand_product.product_id", "variant.product_id")
        .select("offer.sku")
        .where("offer.site", "=", storefront.site)
        .where("brand_product.brand", "=", storefront.brand)
        .execute();
      expect(skus.toSorted()).toEqual(sold.map(({ sku }) => sku).toSorted());
      expect(pages.every(({ url, imagePaths }) => url === "/" || imagePaths.length > 0)).toBe(true);
    },
  );

  it("marks products that only one country sells", async () => {
    const { pages } = (await shop.shopper({ site: "US", brand: "modern" }).call(getSitemap, {})).body;
    const sites = (sku: string) => pages.find(({ url }) => url === `/product/${sku}`)?.soldOn;
    expect([sites(sampleSkus.sofa), sites(sampleSkus.pendant)]).toEqual([["US", "CA"], ["US"]]);
  });
});

describe("the stores", () => {
  it("are the site's own, each with a fictional phone number and its services", async () => {
    const american = (await shop.shopper().call(getStores, {})).body.stores;
    const canadian = (await shop.shopper({ site: "CA" }).call(getStores, {})).body.stores;
    expect(new Set(american.map(({ address }) => address.country))).toEqual(new Set(["USA"]));
    expect(new Set(canadian.map(({ address }) => address.country))).toEqual(new Set(["CAN"]));
    for (const { phone, services } of [...american, ...canadian]) {
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(services?.length).toBeGreaterThan(0);
    }
  });

  it("are listed from the nearest to the farthest of a postal code, in miles or kilometers (AMB-210)", async () => {
    const near = (await shop.shopper().call(getStores, { postalCode: "98101" })).body.stores;
    expect(near[0]).toMatchObject({ name: expect.stringContaining("Seattle"), distance: { unit: "mi" } });
    expect(near[0]?.distance?.value).toBeLessThan(10);
    const miles = near.map(({ distance }) => distance?.value ?? 0);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(miles.at(-1)).toBeGreaterThan(2000);
    const canadian = (await shop.shopper({ site: "CA" }).call(getStores, { postalCode: "M5H 2N2" })).body.stores;
    expect(canadian[0]).toMatchObject({ name: expect.stringContaining("Toronto"), distance: { unit: "km" } });
  });

  it.each(["", "00000", "M5H 2N2", "x"])("are listed by name if the postal code is %j", async (postalCode) => {
    const { stores } = (await shop.shopper().call(getStores, { postalCode })).body;
    const names = stores.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(stores.filter(({ distance }) => distance)).toEqual([]);
  });

  it("say whether an item can be picked up there [SHIP-14] (AMB-210)", async () => {
    const statusOf = async (sku: string) =>
      (await shop.shopper().call(getStores, { sku })).body.stores[0]?.pickupStatus;
    expect(await statusOf(sampleSkus.lamp)).toBe(1);
    expect(await statusOf(sampleSkus.unknown)).toBe(0);
    await shop.database.updateTable("stock").set({ available: 0 }).where("sku", "=", sampleSkus.lamp).execute();
    expect(await statusOf(sampleSkus.lamp)).toBe(3);
  });
});

/** Every product of a storefront, by the pages of the complete listing. */
async function listEverything(storefront: { site: Site; brand: Brand }): Promise<string[]> {
  const shopper = shop.shopper(storefront);
  const { pageCount } = (await shopper.call(getCategory, { slug: "all" })).body;
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, index) => shopper.call(getCategory, { slug: "all", page: `${index + 1}` })),
  );
  return pages.flatMap(({ body }) => body.items.map(({ id }) => id));
}
