import type { Page } from "@playwright/test";
import { clippedText, sidewaysFaults, unstyledLinks } from "./give-aways/layout-faults.ts";
import { type ReadPage, readPage } from "./give-aways/read-page.ts";
import { isFileName, textFaults } from "./give-aways/text-faults.ts";
import { addresses, expect, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest, chicago, fillAddress } from "./set-up/shopper.ts";

const otherPages = [
  "/search?query=walnut",
  "/search?query=trampoline",
  "/checkout/cart",
  "/account/login",
  "/no-such-page",
];

/** What both brands of a country sell reads alike: it is read in the first, and in the second only what the first has not. */
const firstBrands: Record<string, string> = { usModern: addresses.us, caModern: addresses.ca };

for (const [front, origin] of Object.entries(addresses)) {
  test(`no page of ${front} gives itself away in its words and pictures`, async ({ page, faults }) => {
    test.slow();
    faults.allow(/404/);
    const firstBrand = firstBrands[front];
    const read = new Set(firstBrand ? (await pathsOf(page, firstBrand)).filter((path) => isProduct(path)) : []);
    const known = await pathsOf(page, origin);
    expect(known.length).toBeGreaterThan(50);
    const found: string[] = [];
    const owners = new Map<string, string>();
    for (const path of [...known.filter((each) => !read.has(each)), ...otherPages]) {
      const shown = await readPage(page, origin + path);
      found.push(...faultsOf(shown).map((fault) => `${path}: ${fault}`));
      const product = /^\/product\/(\d+)\d\d$/.exec(path)?.[1];
      for (const name of product ? new Set(shown.ownPictures) : []) {
        const owner = owners.get(name) ?? product;
        if (owner !== product) found.push(`${name} shows products ${owner} and ${product}`);
        owners.set(name, product ?? "");
      }
    }
    expect(found).toEqual([]);
    if (!firstBrand) expect(owners.size).toBeGreaterThan(50);
  });
}

/** Every page that a front tells search engines of; the reader stands on its origin then. */
async function pathsOf(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/robots.txt`);
  const sitemap = await page.evaluate(async () => (await fetch("/sitemap.xml")).text());
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
    url.replaceAll("&amp;", "&").slice(origin.length),
  );
}

const isProduct = (path: string) => path.startsWith("/product/");

function faultsOf({ text, links, pictures }: ReadPage): string[] {
  return [
    ...textFaults(text),
    ...links.filter((link) => /demo/i.test(link)).map((link) => `leads to ${link}`),
    ...links.filter((link) => link === "" || link === "#").map(() => "a link that leads nowhere"),
    ...pictures.filter(({ name, alt }) => isFileName(alt, name)).map(({ alt }) => `a file's name as text: "${alt}"`),
  ];
}

const kinds = [
  ["home", "/"],
  ["department", "/browse/living-room"],
  ["narrowed list", "/browse/living-room?color=blue"],
  ["search", "/search?query=walnut"],
  ["empty search", "/search?query=trampoline"],
  ["product with fabrics", "/product/100101"],
  ["product with pieces", "/product/100204"],
  ["embroidered product", "/product/100501"],
  ["donation", "/product/101001"],
  ["stores", "/stores"],
  ["terms", "/customer-service/terms-of-use"],
  ["privacy", "/customer-service/privacy-policy"],
  ["sign-in", "/account/login"],
  ["empty cart", "/checkout/cart"],
  ["lost page", "/no-such-page"],
] as const;

/** The other country's pages are laid out alike; these say something else in them. */
const canadian = ["home", "narrowed list", "product with fabrics", "stores", "empty cart"];

for (const front of ["us", "usModern", "ca"] as const) {
  for (const [kind, path] of kinds) {
    if (front === "ca" && !canadian.includes(kind)) continue;
    test(`${front}, ${kind}: nothing sticks out or is cut off, at 200 % text either, or has no style`, async ({
      page,
      faults,
    }) => {
      if (kind === "lost page") faults.allow(/404/);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(addresses[front] + path);
      await page.waitForLoadState("networkidle");
      // What lies below the first screen of a first page is not laid out until then.
      await page.evaluate(() => document.documentElement.toggleAttribute("data-whole", true));
      expect(await sidewaysFaults(page)).toEqual([]);
      expect(await clippedText(page)).toEqual([]);
      expect(await unstyledLinks(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysFaults(page), `${width} px`).toEqual([]);
        expect(await clippedText(page), `${width} px`).toEqual([]);
      }
    });
  }
}

test("cart and checkout hold text twice as large at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const expectRoom = async (title: string) => {
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await sidewaysFaults(page), title).toEqual([]);
  };
  await page.goto(`${addresses.usModern}/product/100401`);
  await addToCart(page);
  await expectRoom("Cart");
  await checkOutAsGuest(page);
  await expectRoom("Shipping");
  await fillAddress(page, chicago);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expectRoom("Shipping and Gift Options");
  await page.getByRole("button", { name: "Next: Payment" }).click();
  await expectRoom("Payment and Billing");
});
