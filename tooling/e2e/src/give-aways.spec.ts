import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { wholeAttribute } from "@store/ui-kit/early-protocol";
import { clippedText, sidewaysFaults, unstyledLinks } from "./give-aways/layout-faults.ts";
import { type ReadPage, readPage } from "./give-aways/read-page.ts";
import { isFileName, textFaults } from "./give-aways/text-faults.ts";
import { expect, test } from "./set-up/journey.ts";
import { addToCart, checkOutAsGuest, chicago, fillAddress } from "./set-up/shopper.ts";

const { chaise, donation, lamp, sofa, towels } = sampleSkus;

const otherPages = [
  "/search?query=walnut",
  "/search?query=trampoline",
  "/checkout/cart",
  "/account/login",
  "/no-such-page",
];

for (const [site, tag] of [
  ["US", ["@us-desktop", "@one-width", "@nightly"]],
  ["Canadian", ["@caModern-desktop", "@one-width", "@nightly"]],
] as const)
  test(`no page of the ${site} site has unfinished text or pictures`, {
    tag: [...tag],
  }, async ({ page, faults, storeUrl }) => {
    test.slow();
    faults.allow(/404/);
    const known = await pathsOf(page, storeUrl);
    expect(known.length).toBeGreaterThan(50);
    const found: string[] = [];
    const owners = new Map<string, string>();
    for (const path of [...known, ...otherPages]) {
      const shown = await readPage(page, storeUrl + path);
      found.push(...faultsOf(shown).map((fault) => `${path}: ${fault}`));
      const { product = path } = shown;
      for (const name of new Set(shown.ownPictures)) {
        const owner = owners.get(name) ?? product;
        if (owner !== product) found.push(`${name} shows products ${owner} and ${product}`);
        owners.set(name, product);
      }
    }
    expect(found).toEqual([]);
    expect(owners.size).toBeGreaterThan(50);
  });

/** Every page that a storefront lists in its sitemap; leaves the page on that storefront. */
async function pathsOf(page: Page, storeUrl: string): Promise<string[]> {
  await page.goto(`${storeUrl}/robots.txt`);
  const sitemap = await page.evaluate(async () => (await fetch("/sitemap.xml")).text());
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
    url.replaceAll("&amp;", "&").slice(storeUrl.length),
  );
}

function faultsOf({ text, links, pictures }: ReadPage): string[] {
  return [
    ...textFaults(text),
    ...links.filter((link) => /demo/i.test(link)).map((link) => `leads to ${link}`),
    ...links.filter((link) => link === "" || link === "#").map(() => "a link that leads nowhere"),
    ...pictures.filter(({ name, alt }) => isFileName(alt, name)).map(({ alt }) => `a file's name as text: "${alt}"`),
  ];
}

const kinds = [
  ["home", "/", "@caModern-desktop"],
  ["department", "/browse/living-room", "@us-desktop", "@nightly"],
  ["narrowed list", "/browse/living-room?color=blue", "@ca-desktop", "@nightly"],
  ["search", "/search?query=walnut", "@usModern-desktop"],
  ["empty search", "/search?query=trampoline", "@us-desktop", "@nightly"],
  ["product with fabrics", `/product/${sofa}`, "@usModern-desktop"],
  ["Canadian product with fabrics", `/product/${sofa}`, "@ca-desktop", "@nightly"],
  ["product with pieces", `/product/${chaise}`, "@us-desktop", "@nightly"],
  ["embroidered product", `/product/${towels}`, "@usModern-desktop", "@nightly"],
  ["donation", `/product/${donation}`, "@us-desktop", "@nightly"],
  ["stores", "/stores", "@ca-desktop"],
  ["terms", "/customer-service/terms-of-use", "@usModern-desktop", "@nightly"],
  ["privacy", "/customer-service/privacy-policy", "@us-desktop", "@nightly"],
  ["sign-in", "/account/login", "@usModern-desktop", "@nightly"],
  ["empty cart", "/checkout/cart", "@caModern-desktop", "@nightly"],
  ["lost page", "/no-such-page", "@us-desktop", "@nightly"],
] as const;

for (const [kind, path, ...tag] of kinds)
  test(`${kind}: no content overflows, is cut off or lacks styles, also at 200 % text size`, {
    tag: [...tag, "@one-width", "@deep"],
  }, async ({ page, faults, storeUrl }) => {
    if (kind === "lost page") faults.allow(/404/);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(storeUrl + path);
    await page.waitForLoadState("networkidle");
    // Content below the first screen of a first page is not laid out until it is scrolled near.
    await page.evaluate((whole) => document.documentElement.toggleAttribute(whole, true), wholeAttribute);
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

test("cart and checkout fit text of double size at 320 px", { tag: ["@usModern-phone", "@nightly"] }, async ({
  page,
  storeUrl,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const expectRoom = async (title: string) => {
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await sidewaysFaults(page), title).toEqual([]);
  };
  await page.goto(`${storeUrl}/product/${lamp}`);
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
