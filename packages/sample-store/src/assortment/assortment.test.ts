import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { brand, type Site, site } from "@store/contract/shared";
import { canadianProvinces, findPostalRegions, usStates } from "@store/postal-and-address";
import { describe, expect, it } from "vitest";
import { toCatalogRows } from "./to-catalog-rows.ts";

const { blackLamp, dinnerwareOnSale, rugOnSale, sheetsOnSale, soldOutBookcase, soldOutMugs } = sampleSkus;
const rows = toCatalogRows();
const madeToOrder = new Set(rows.special_order.map(({ sku }) => sku));
/** The SKUs that are listed: what is made to a shopper's order has neither an offer nor a look of its own. */
const variants = rows.variant.filter(({ sku }) => !madeToOrder.has(sku));
const productOf = new Map(rows.product.map((product) => [product.product_id, product]));
const variantOf = new Map(variants.map((variant) => [variant.sku, variant]));

/** The SKUs that a brand sells on a site. */
function soldBy(brandName: string, siteName: Site) {
  const own = new Set(rows.brand_product.filter((sold) => sold.brand === brandName).map((sold) => sold.product_id));
  const priced = new Set(rows.offer.filter((offer) => offer.site === siteName).map(({ sku }) => sku));
  return variants.filter(({ sku, product_id: id }) => priced.has(sku) && own.has(id));
}
const sectionals = ["dune-sectional", "harbor-sectional", "mesa-sectional"];
const pieceOf = new Map(rows.sectional_sku.map(({ sku, item_type_code: itemType }) => [sku, itemType]));
const storefronts = brand.options.flatMap((name) => site.options.map((place) => [name, place] as const));
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("the assortment", () => {
  it("has forty-three products with 394 SKUs, 288 of them pieces of sectionals", () => {
    expect([rows.product.length, variants.length, rows.fabric.length]).toEqual([43, 394, 24]);
    const sold = (name: string) => rows.brand_product.filter((row) => row.brand === name).length;
    expect([sold("general"), sold("modern")]).toEqual([34, 33]);
  });

  it("makes products of three categories to order, from three to five options each, one of them no longer", () => {
    const options = rows.special_order.map(
      (order) => JSON.parse(order.options) as { choices: { isRetired: boolean }[] }[],
    );
    expect(options.every(({ length }) => length >= 3 && length <= 5)).toBe(true);
    expect(
      options.flat(2).flatMap(({ choices }) => choices.filter(({ isRetired }) => isRetired)).length,
    ).toBeGreaterThan(0);
    const kinds = rows.special_order.map(({ product_id: id }) => productOf.get(id)?.category_slug);
    expect(new Set(kinds)).toEqual(new Set(["sofas", "chairs", "beds"]));
    expect(rows.special_order.map(({ product_id: id }) => id)).toContain("hearth-ottoman");
    expect(rows.special_order.filter(({ is_made: isMade }) => !isMade)).toHaveLength(1);
    expect(rows.offer.filter(({ sku }) => madeToOrder.has(sku))).toEqual([]);
  });

  it("says of every SKU what it looks like, what it is made of and what it costs", () => {
    const things = variants.filter(({ product_id: id }) => productOf.get(id)?.kind !== "donation");
    expect(things.filter(({ picture, color_family, material }) => !(picture && color_family && material))).toEqual([]);
    expect(variants.filter(({ sku }) => !rows.offer.some((offer) => offer.sku === sku))).toEqual([]);
  });

  it("gives every SKU of a product its own label, picture and text", () => {
    expect(repeated(variants.map(({ product_id, option_label }) => `${product_id} ${option_label}`))).toEqual([]);
    const pictures = [
      ...variants.map(({ picture }) => picture),
      ...rows.product.flatMap(({ room_picture }) => room_picture ?? []),
      ...rows.fabric.map(({ picture }) => picture),
    ];
    expect(repeated(pictures)).toEqual([]);
    expect(repeated(variants.map(({ picture_alt }) => picture_alt))).toEqual([]);
  });

  it("shows a color for every choice of a product or for none, and no color twice", () => {
    for (const { product_id: id } of rows.product) {
      const [first] = variants.filter((variant) => variant.product_id === id);
      // The choices of a piece of a sectional are the same piece in other fabrics.
      const colors = variants
        .filter((variant) => variant.product_id === id && pieceOf.get(variant.sku) === pieceOf.get(first?.sku ?? ""))
        .map(({ color }) => color ?? "none");
      const shown = colors.filter((color) => color !== "none");
      expect([0, colors.length], id).toContain(shown.length);
      expect(repeated(shown), id).toEqual([]);
    }
  });

  it("writes four to six details and a separate summary for every product that can be made", () => {
    const items = rows.product.filter(({ kind }) => kind === "item");
    const counts = items.map(({ details }) => (JSON.parse(details) as string[]).length);
    const long = items.filter((_, at) => (counts[at] ?? 0) > 6).map(({ product_id: id }) => id);
    // A text that is longer than a page shows at first.
    expect(long).toEqual(["canyon-media-console"]);
    expect(counts.every((count) => count >= 4)).toBe(true);
    expect(items.filter(({ care }) => !care)).toEqual([]);
    expect(repeated(rows.product.map(({ summary }) => summary))).toEqual([]);
  });

  it("prices some items below their regular price, none above, and in Canada to nine dollars or a round sum", () => {
    const sales = rows.offer.filter(({ price_cents, regular_price_cents }) => price_cents < regular_price_cents);
    expect(new Set(sales.map(({ sku }) => sku))).toEqual(
      new Set([blackLamp, dinnerwareOnSale, sheetsOnSale, rugOnSale]),
    );
    expect(rows.offer.every(({ price_cents, regular_price_cents }) => price_cents <= regular_price_cents)).toBe(true);
    expect(rows.offer.filter(({ price_cents }) => price_cents % 100 !== 0)).toEqual([]);
  });

  it("holds what a store has to show: scarce, sold out, made to order, in boxes, not sold in Canada", () => {
    const stockOf = (least: number, most: number) =>
      rows.stock.filter(({ available }) => available >= least && available <= most).map(({ sku }) => sku);
    expect(stockOf(0, 0)).toEqual([soldOutBookcase, soldOutMugs]);
    expect(stockOf(1, 5).length).toBeGreaterThan(4);
    const stocked = new Set(rows.stock.map(({ sku }) => sku));
    const madeToOrder = variants.filter(
      ({ sku, product_id: id }) => productOf.get(id)?.is_made_to_order && !stocked.has(sku),
    );
    expect(new Set(madeToOrder.map(({ product_id: id }) => id))).toEqual(
      new Set(["wren-chair", "alder-armchair", "haven-bed", "mesa-sofa", ...sectionals]),
    );
    const withTerms = rows.product.flatMap(({ product_id: id, terms }) =>
      terms ? [[id, JSON.parse(terms).title]] : [],
    );
    expect(Object.fromEntries(withTerms)).toEqual({
      "alder-armchair": null,
      "mesa-sofa": "Made for You",
      "porthole-mirror": "Final Sale",
      ...Object.fromEntries(sectionals.map((id) => [id, null])),
    });
    const boxed = rows.product.filter(({ is_oversized }) => is_oversized);
    expect(boxed.filter(({ boxes }) => boxes === "[]")).toEqual([]);
    const canadian = new Set(soldBy("general", "CA").concat(soldBy("modern", "CA")));
    const absent = variants.filter((variant) => !canadian.has(variant)).map(({ product_id: id }) => id);
    expect(new Set(absent)).toEqual(new Set(["drift-sheet-set", "halo-pendant"]));
  });
});

describe("the categories", () => {
  it("belong to existing departments, and every product is in a category without subcategories", () => {
    const slugs = new Set(rows.category.map(({ slug }) => slug));
    expect(rows.category.filter((row) => row.parent_slug !== null && !slugs.has(row.parent_slug ?? ""))).toEqual([]);
    const parents = new Set(rows.category.map(({ parent_slug: parent }) => parent));
    expect(rows.product.filter(({ category_slug: slug }) => !slugs.has(slug) || parents.has(slug))).toEqual([]);
    expect(rows.category.filter(({ parent_slug: parent }) => parent === null)).toHaveLength(7);
  });

  it.each(storefronts)("leave no department of %s in %s empty", (name, place) => {
    const parentOf = new Map(rows.category.map(({ slug, parent_slug: parent }) => [slug, parent ?? slug]));
    const stocked = soldBy(name, place).map(({ product_id: id }) =>
      parentOf.get(productOf.get(id)?.category_slug ?? ""),
    );
    const departments = rows.category.filter(({ parent_slug: parent }) => parent === null).map(({ slug }) => slug);
    expect(new Set(stocked)).toEqual(new Set(departments));
  });

  it("show a department by something that both brands sell on both sites", () => {
    const shown = rows.category.filter(({ parent_slug: parent }) => parent === null).map(({ picture }) => picture);
    for (const [name, place] of storefronts) {
      const pictures = soldBy(name, place).map(({ picture }) => picture);
      expect(shown.filter((picture) => !pictures.includes(picture))).toEqual([]);
    }
  });
});

describe("the home pages", () => {
  const sectionsOf = (name: string) => {
    const page = rows.home_page.find((row) => row.brand === name);
    return JSON.parse(page?.sections ?? "[]") as { url: string; productIds: string[] }[];
  };

  it.each(storefronts)("of %s in %s show six to eight products a row and no product twice", (name, place) => {
    const sold = new Set(soldBy(name, place).map(({ product_id: id }) => id));
    const sections = sectionsOf(name);
    const counts = sections.map(({ productIds }) => productIds.filter((id) => sold.has(id)).length);
    expect(counts.filter((count) => count < 6 || count > 8)).toEqual([]);
    expect(repeated(sections.flatMap(({ productIds }) => productIds))).toEqual([]);
  });

  it.each(storefronts)("of %s in %s lead to departments and products that are there", (name, place) => {
    const page = rows.home_page.find((row) => row.brand === name);
    const sold = soldBy(name, place);
    const tiles = JSON.parse(page?.categories ?? "[]") as { slug: string; picture: string }[];
    expect(tiles.filter((tile) => !sold.some(({ picture }) => picture === tile.picture))).toEqual([]);
    const line = rows.announcement.find((row) => row.brand === name && row.site === place);
    const urls = [
      JSON.parse(page?.hero ?? "{}").url,
      JSON.parse(page?.story ?? "{}").url,
      line?.url,
      ...sectionsOf(name).map(({ url }) => url),
      ...tiles.map(({ slug }) => `/browse/${slug}`),
    ];
    const known = [...rows.category.map(({ slug }) => `/browse/${slug}`), ...sold.map(({ sku }) => `/product/${sku}`)];
    expect(urls.filter((url) => !known.includes(url))).toEqual([]);
  });

  it("announce the threshold that shipping is computed by", () => {
    const thresholds = rows.announcement.map((line) => [line.site, /\$\d+\.\d\d/.exec(line.text)?.[0]]);
    expect(new Set(thresholds.map(String))).toEqual(new Set(["US,$49.00", "CA,$99.00"]));
  });
});

describe("places", () => {
  it("are six stores in the US and three in Canada, at codes that belong to their states", () => {
    const statesOf = (place: Site) =>
      rows.store_location.filter((store) => store.site === place).map(({ state }) => state);
    expect(statesOf("US").toSorted()).toEqual(["CA", "IL", "MA", "NY", "TX", "WA"]);
    expect(statesOf("CA").toSorted()).toEqual(["BC", "ON", "QC"]);
    for (const { state, postal_code, site: place } of rows.store_location) {
      expect(findPostalRegions(postal_code, { country: place })).toContain(state);
    }
  });

  it("knows a tax rate for every state, territory, military code and province", () => {
    const known = new Set(rows.tax_rate.map(({ country, region }) => `${country} ${region}`));
    const regions = [
      ...usStates().map(({ code }) => `USA ${code}`),
      ...canadianProvinces().map(({ code }) => `CAN ${code}`),
    ];
    expect(regions.filter((region) => !known.has(region))).toEqual([]);
    expect(known.size).toBe(regions.length);
  });
});

describe("pictures", () => {
  const folder = path.resolve(import.meta.dirname, "../../../storefront/pictures");
  const missing = (names: readonly string[], sizes: readonly number[]) =>
    names.flatMap((name) =>
      sizes.flatMap((size) =>
        ["avif", "webp"]
          .map((format) => `${name}-${size}.${format}`)
          .filter((file) => !existsSync(path.join(folder, file))),
      ),
    );

  it("are there in every size and format for everything that is shown", () => {
    const pictures = [...variantOf.values()].map(({ picture }) => picture);
    const layouts = rows.sectional_collection.flatMap((row) =>
      (JSON.parse(row.layouts) as { pictures: Record<string, string> }[]).flatMap(({ pictures: shown }) =>
        Object.values(shown),
      ),
    );
    expect(layouts).toHaveLength(3 * 6 * 8);
    const rooms = rows.product.flatMap(({ room_picture }) => room_picture ?? []);
    expect(missing([...pictures, ...layouts, ...rooms], [400, 800, 1280])).toEqual([]);
    const swatches = rows.fabric.map(({ picture }) => picture);
    expect(missing(swatches, [200, 400])).toEqual([]);
    const macros = swatches.map((swatch) => `${swatch}-macro`);
    expect(missing(macros, [200, 800])).toEqual([]);
    const forMails = macros.map((macro) => `${macro}-200.jpg`);
    expect(forMails.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    const wide = rows.home_page.flatMap(({ hero, story }) => [
      JSON.parse(hero).picture,
      JSON.parse(story ?? "{}").picture,
    ]);
    expect(missing(wide, [800, 1280, 1920])).toEqual([]);
  });

  it("of every piece of furniture are drawn with its sizes in both units", () => {
    const drawings = [...new Set([...variantOf.values()].flatMap(({ drawing }) => drawing ?? []))];
    const files = drawings.flatMap((drawing) => [1, 2].map((unit) => `${drawing}-${unit}.svg`));
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    expect(readdirSync(path.join(folder, "drawings"))).toHaveLength(files.length);
    expect(drawings).toContain("drawings/harbor-sofa-88x38x33");
  });

  it("are all below their hashes, if they have some", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const names = files.map((file) => file.replace(/(-macro)?-\d+\.\w+$/, ""));
    const written = JSON.stringify(toCatalogRows(Object.fromEntries(names.map((name) => [name, "1a2b3c4d"]))));
    expect(written.replaceAll("1a2b3c4d/", "")).toBe(JSON.stringify(rows));
    // A picture is a column or a field of a JSON column, and the image of a choice a whole URL.
    const pictures = [...written.matchAll(/(?:picture\\*":\\*"|\/pictures\/)([^"\\]+)/g)].map(([, path = ""]) => path);
    expect(pictures.filter((picture) => !picture.startsWith("1a2b3c4d/"))).toEqual([]);
    expect(pictures.filter((picture) => picture.startsWith("1a2b3c4d/choice-")).length).toBeGreaterThan(0);
  });

  it("show every product in its room whose picture is there", () => {
    const rooms = readdirSync(folder).flatMap((file) => /^(.+-room)-1280\.avif$/.exec(file)?.[1] ?? []);
    const shown = rows.product.flatMap(({ room_picture }) => room_picture ?? []);
    expect(shown.toSorted()).toEqual(rooms.toSorted());
  });

  it("say which option a room shows, if they differ by more than their size (AMB-296)", () => {
    for (const { product_id: id, option_name: name, room_picture, room_fabric_id, room_option } of rows.product) {
      const labels = variants.flatMap((variant) => (variant.product_id === id ? (variant.option_label ?? []) : []));
      const differs = Boolean(room_picture) && !room_fabric_id && labels.length > 1 && name !== "Size";
      expect(differs ? labels : [null], id).toContain(room_option);
    }
  });
});
