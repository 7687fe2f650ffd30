import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, test } from "./set-up/journey.ts";

const { armchair, lamp, servingBowl, sofa, towels } = sampleSkus;
const shopper = { email: "nell.ashby@example.com", password: "Linen-and-Oak-24" };

/** The parts of a listing whose styles are compared; the first element counts. */
const parts = {
  page: "main [data-part=page]",
  heading: "main h1",
  breadcrumb: "main [data-part=breadcrumbs] a",
  subcategory: "main [data-part=subcategory]",
  button: "main button",
  select: "main select",
  grid: "main [data-part=product-grid]",
  card: "main [data-part=product-card]",
  cardPictures: "main [data-part=product-card-pictures]",
  cardTexts: "main [data-part=product-card-words]",
  title: "main [data-part=product-card-name]",
  titleLink: "main [data-part=product-card-name] a",
  price: "main [data-part=product-card-price]",
  note: "main [data-part=product-card-note]",
  footerHeading: "footer h2",
  footerLink: "footer a",
};

/** Without widths and heights of texts, which depend on whether a font has arrived in time. */
const properties = [
  ...["font-family", "font-size", "font-weight", "line-height", "letter-spacing", "text-transform", "text-decoration"],
  ...["color", "background-color", "border", "border-radius", "box-shadow", "opacity"],
  ...["display", "position", "gap", "grid-template-columns", "margin", "padding", "min-height"],
];

type Styles = Record<string, Record<string, string>>;

/** The computed styles of the listing in view. */
async function readStyles(page: Page): Promise<Styles> {
  await expect(page.getByRole("heading", { level: 1, name: "Living Room" })).toBeVisible();
  // An element under the pointer has other styles.
  await page.mouse.move(0, 0);
  return page.evaluate(
    ([parts, properties]) => {
      const read = (selector: string) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return Object.fromEntries(properties.map((name) => [name, style?.getPropertyValue(name) ?? "no element"]));
      };
      return Object.fromEntries(Object.entries(parts).map(([part, selector]) => [part, read(selector)]));
    },
    [parts, properties] as const,
  );
}

interface Visit {
  readonly page: Page;
  readonly storeUrl: string;
  readonly paths: readonly string[];
}

/** Each path begins a visit that continues with the listing, in the same document. */
async function expectSameStyles({ page, storeUrl, paths }: Visit): Promise<void> {
  await page.goto(`${storeUrl}/browse/living-room`);
  const fresh = await readStyles(page);
  expect(JSON.stringify(fresh)).not.toContain("no element");
  for (const path of paths) {
    await page.goto(storeUrl + path);
    await expectScripts(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    // Rows above the footer may load during a press, and a phone has the departments in its menu.
    await page.locator("footer a", { hasText: "Living Room" }).dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1, name: "Living Room" })).toBeVisible();
    await expect.poll(() => readStyles(page), { message: `after ${path}` }).toEqual(fresh);
    expect(await page.evaluate(() => "isSameDocument" in window), `${path} leads on without a reload`).toBe(true);
  }
}

test.describe("a listing looks the same as after a reload when the visit begins", () => {
  test.slow();

  test("with lists or swatches", { tag: ["@us-desktop", "@deep"] }, async ({ page, storeUrl }) => {
    const paths = ["/", "/browse/sofas", "/search?query=lamp", "/free-swatches"];
    await expectSameStyles({ page, storeUrl, paths });
  });

  test("with a product: plain, personalized here or by a partner, made to order, or with fabrics", {
    tag: ["@us-phone", "@one-brand", "@deep"],
  }, async ({ page, storeUrl }) => {
    const paths = [lamp, towels, servingBowl, armchair, sofa].map((sku) => `/product/${sku}`);
    await expectSameStyles({ page, storeUrl, paths });
  });

  test("with a page about the shop or a missing one", { tag: ["@caModern-phone", "@nightly"] }, async ({
    page,
    faults,
    storeUrl,
  }) => {
    faults.allow(/404/);
    const paths = ["/stores", "/design-services", "/customer-service/terms-of-use", "/no-such-room"];
    await expectSameStyles({ page, storeUrl, paths });
  });

  test("with a form of the shop or the account", { tag: ["@ca-desktop", "@nightly"] }, async ({ page, storeUrl }) => {
    const paths = ["/ship-to", "/account/login", "/account/create-account", "/account/reset-password"];
    await expectSameStyles({ page, storeUrl, paths });
  });

  test("with a page of the account", { tag: ["@usModern-desktop", "@nightly"] }, async ({ page, storeUrl }) => {
    await page.goto(`${storeUrl}/account/login`);
    await expectScripts(page);
    const form = page.getByRole("form", { name: "Sign in" });
    await form.getByLabel(/^Email Address/).fill(shopper.email);
    await form.getByLabel(/^Password/).fill(shopper.password);
    await form.getByRole("button", { name: "Sign In" }).click();
    await expect(page).not.toHaveURL(/login/);
    const paths = ["", "/orders", "/addresses", "/cards", "/profile"].map((path) => `/account${path}`);
    await expectSameStyles({ page, storeUrl, paths });
  });
});
