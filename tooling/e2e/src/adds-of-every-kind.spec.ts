import type { Locator, Page } from "@playwright/test";
import { sampleSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { busyAttribute } from "@store/ui-kit/early-protocol";
import { createAccount, signIn } from "./set-up/account.ts";
import { expectPart, readQuantities } from "./set-up/cart.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { createRegistry } from "./set-up/registry.ts";
import { plainHost } from "./set-up/resolve-names.ts";
import { chicago, fillSwatchAddress } from "./set-up/swatch-address.ts";

const { ottoman } = specialOrderSkus;
const { lamp, leftArmSeat, mirror, sofa, towels } = sampleSkus;

/** A way to add something, and what shows that it was added. */
interface Add {
  tag: string[];
  path: string;
  /** Where a shopper is signed in: what their registry wants. */
  registry?: { sku?: string };
  prepare?: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  /** The script that draws the confirmation, or the terms. */
  script: string;
  /** Whether that script sends the add itself. */
  isSender?: boolean;
  /** The confirmation, or the terms. */
  shown: (page: Page) => Locator;
  /** How many pieces are in the cart afterwards. */
  pieces: number;
}

const named = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first();
const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const inCart = dialog("1 item added to your cart");
const inRegistry = dialog("1 item added to your registry");

/** The head's own answer to an add, before the application's, leaves it to the page. */
const leaveToPage = (page: Page) =>
  page.route("**/early-add", (route) => route.fulfill({ status: 204 })).then(() => undefined);

const adds: Readonly<Record<string, Add>> = {
  "a special order": {
    tag: ["@us-desktop"],
    path: `/special-order/${ottoman}?choices=fabric.MOSSLINEN~legs.OAK~filling.FIRM`,
    ...{ button: named("Add to Cart"), script: "add-layer-part", shown: inCart, pieces: 1 },
  },
  "a sectional of the planner": {
    tag: ["@caModern-desktop", "@deep"],
    path: "/sectional-planner/dune?design=10.LAS.ARM.RAC",
    ...{
      button: named("Add All to Cart"),
      script: "add-layer-part",
      shown: dialog("3 items added to your cart"),
      pieces: 3,
    },
  },
  "a ready layout of a sectional": {
    tag: ["@us-phone", "@deep"],
    path: `/product/${leftArmSeat}?layout=sofa-with-chaise`,
    prepare: (page) => expectPart(page, "sectional-part"),
    button: named("Add all 3 pieces Sofa with Chaise to cart"),
    ...{ script: "add-layer-part", shown: dialog("3 items added to your cart"), pieces: 3 },
  },
  "a personalized item": {
    tag: ["@usModern-phone", "@deep"],
    path: `/product/${towels}`,
    async prepare(page) {
      await page.getByText("Embroidery (optional)").click();
      await page.getByRole("group", { name: "Embroidery", exact: true }).getByRole("textbox").fill("Ada");
    },
    ...{ button: named(/^add( to cart)?$/i), script: "add-layer-part", shown: inCart, pieces: 1 },
  },
  "an item with terms": {
    tag: ["@ca-phone", "@deep"],
    path: `/product/${mirror}`,
    ...{ button: named(/^add( to cart)?$/i), script: "terms-part", shown: dialog("Final Sale"), pieces: 0 },
  },
  "a product": {
    tag: ["@us-phone", "@deep"],
    path: `/product/${lamp}`,
    prepare: leaveToPage,
    ...{ button: named(/^add( to cart)?$/i), script: "add-layer-part", shown: inCart, pieces: 1 },
  },
  "a lamp by its card": {
    tag: ["@caModern-phone", "@deep"],
    path: "/browse/floor-lamps",
    prepare: leaveToPage,
    button: named("Add Heron Floor Lamp"),
    ...{ script: "add-layer-part", shown: inCart, pieces: 1 },
  },
  "a swatch": {
    tag: ["@usModern-desktop", "@deep"],
    path: `/free-swatches?sku=${sofa}&choice=MOSSLINEN`,
    prepare: (page) => fillSwatchAddress(page, chicago),
    ...{ button: named("Send Swatches"), script: "swatch-calls", isSender: true, pieces: 0 },
    shown: (page) => page.getByRole("heading", { level: 1, name: "Thank You!" }),
  },
  "a gift of a registry": {
    tag: ["@us-phone", "@deep"],
    path: "/gift-registry/shared/",
    registry: { sku: lamp },
    button: named(/^Add to Cart /),
    ...{ script: "add-layer-part", shown: inCart, pieces: 1 },
  },
  "an item for a registry": {
    tag: ["@usModern-desktop", "@deep"],
    path: `/product/${lamp}`,
    registry: {},
    ...{ button: named("Add to Registry"), script: "registry-part", shown: inRegistry, pieces: 0 },
  },
  "an item for a registry by a card of the home page": {
    tag: ["@us-desktop", "@deep"],
    path: "/",
    registry: {},
    button: named(/^Add to Registry /),
    ...{ script: "card-registry", isSender: true, shown: inRegistry, pieces: 0 },
  },
  "an item for a registry by a card of a product's page": {
    tag: ["@us-phone", "@deep"],
    path: `/product/${sofa}`,
    registry: {},
    prepare: (page) => page.locator("[data-part=product-row]").last().scrollIntoViewIfNeeded(),
    button: named(/^Add to Registry ./),
    ...{ script: "card-registry", isSender: true, shown: inRegistry, pieces: 0 },
  },
  "an item for a registry by its card": {
    tag: ["@us-phone"],
    path: "/browse/floor-lamps",
    registry: {},
    button: named(/^Add to Registry Heron Floor Lamp/),
    ...{ script: "card-registry", isSender: true, shown: inRegistry, pieces: 0 },
  },
};

for (const [name, { tag, path, registry, prepare, button, script, isSender, shown, pieces }] of Object.entries(adds))
  test(`${name} is added once on plain HTTP, and its button is busy until the confirmation is there`, {
    tag,
  }, async ({ page, storeUrl, faults }) => {
    faults.allow(/Cross-Origin-Opener-Policy header has been ignored/);
    const plainUrl = storeUrl.replace("localhost", plainHost);
    let address = plainUrl + path;
    if (registry) {
      const email = await createAccount();
      const code = await createRegistry(email, "Tess & Sam", registry);
      if (registry.sku) address += code;
      await signIn(page, email, `${plainUrl}/stores`);
    }
    await page.goto(address);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expectScripts(page);
    await page.waitForLoadState("networkidle");
    await prepare?.(page);
    const { release } = await holdScripts(page, `**/assets/${script}-*.js`);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (/\/AddItems$|submit$|\.data(\?|$)/.test(request.url()) && request.method() === "POST")
        sent.push(request.url());
    });
    const isAnswered = isSender ? null : page.waitForResponse((response) => sent.includes(response.url()));
    const isAsked = page.waitForRequest((request) => request.url().includes(`/assets/${script}-`));
    // Its name changes while it is busy.
    await button(page).evaluate((pressed) => pressed.setAttribute("data-pressed", ""));
    const add = page.locator("[data-pressed]");
    await add.click();
    await isAsked;
    await isAnswered;
    for (let press = 0; press < 8; press += 1) {
      // The time in which the page would be ready for another add.
      await readQuantities(page, plainUrl);
      await add.click({ force: true });
      await expect(add.and(page.locator(`[aria-disabled=true], [${busyAttribute}]`))).toHaveCount(1);
    }
    await expect(shown(page)).toHaveCount(0);
    release();
    await expect(shown(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    const quantities = Object.values(await readQuantities(page, plainUrl));
    expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBe(pieces);
  });
