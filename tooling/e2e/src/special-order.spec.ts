import type { Page } from "@playwright/test";
import { sampleSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import {
  addressOf,
  expect,
  expectNoBarrier,
  expectScripts,
  expectSoundPage,
  forgetShifts,
  test,
} from "./set-up/journey.ts";
import { readMail } from "./set-up/mails.ts";
import { newEmail } from "./set-up/new-email.ts";
import { openSecondStore } from "./set-up/open-second-store.ts";
import { checkOutAsGuest, chicago, orderNumber, viewCart } from "./set-up/shopper.ts";
import { upsetShop } from "./set-up/upset-shop.ts";

const sofa = `/special-order/${specialOrderSkus.sofa}`;
const complete = "fabric.RUSTVELVET~legs.WALNUT~filling.FEATHER~arm.SLOPE~depth.DEEP";
const words = "Fabric: Rust Velvet; Legs: Walnut; Cushion Filling: Feather and Down; Arm: Sloped Arm; Seat Depth: Deep";
const sum = (page: Page) => page.locator("[data-part=special-order-sum]");
const productCalls = (page: Page) => {
  const calls: URL[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/browse/specialorder/GetProductData")) calls.push(new URL(request.url()));
  });
  return calls;
};

test("a sofa is made to order from its product page to the mail, with the same words and price [SPEC-01, SPEC-02, SPEC-09]", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  test.slow();
  const calls = productCalls(page);
  await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
  await expectScripts(page);
  await page.getByRole("link", { name: "Customize: 23 fabrics, 4 legs and more" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbor Sofa" })).toBeVisible();
  await expect(page).toHaveTitle("Harbor Sofa + Reviews | Linden & Loam");
  await expect(page.getByText("Shown in Oat Linen")).toBeVisible();
  // The page before is not this one's.
  await forgetShifts(page);
  await expectSoundPage(page);
  await expect(sum(page)).toContainText("From $1,999.00");
  await expect(sum(page)).toContainText("Still to choose: 5 of 5 options");
  await page.getByRole("link", { name: /^Rust Velvet/ }).click();
  for (const name of [/^Walnut/, /^Feather and Down/, /^Sloped Arm/]) await page.getByRole("radio", { name }).check();
  await expect(sum(page)).toContainText("$2,929.00");
  await expect(sum(page)).toContainText("Still to choose: Seat Depth");
  expect(calls).toEqual([]);
  await page.getByRole("radio", { name: /^Deep/ }).check();
  await expect(page).toHaveURL(`${storeUrl}${sofa}?choices=${complete}`);
  expect(calls).toHaveLength(1);
  expect([...(calls[0]?.searchParams.keys() ?? [])].toSorted()).toEqual([
    "choices",
    "isFabricPopup",
    "outputCacheString",
    "sku",
    "sortType",
  ]);
  await expect(sum(page)).toContainText("$3,129.00");
  await expect(sum(page)).toContainText("Made to order: leaves our workshop in 10 weeks");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("dialog", { name: "1 item added to your cart" })).toContainText(words);
  await viewCart(page);
  const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
  await expect(lines).toContainText(words);
  await expect(lines).toContainText("$3,129.00");

  const email = newEmail("special-order");
  await beginAtReview(page, storeUrl, { address: { ...chicago, email }, card: "4111 1111 1111 1111" });
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  const number = await orderNumber(page);
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  const mail = await readMail(email, new RegExp(number));
  for (const text of ["Harbor Sofa", words, "$3,129.00"]) expect(mail).toContain(text);
});

test("a shared address shows the same on the other site, in its money; terms come before the add, Back leaves the page", {
  tag: ["@caModern-desktop", "@one-brand", "@deep"],
}, async ({ page, storeUrl }) => {
  const choices = "fabric.INKVELVET~filling.FIRM~depth.DEEP";
  await page.goto(`${addressOf("usModern")}/special-order/${specialOrderSkus.modernSofa}?choices=${choices}`);
  await expect(sum(page)).toContainText("$3,399.00");
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await page.goto(`${storeUrl}/special-order/${specialOrderSkus.modernSofa}?choices=${choices}`);
  await expectScripts(page);
  await expect(sum(page)).toContainText("$4,420.00");
  await expect(page.getByLabel("Sort by").getByRole("option").last()).toHaveText("Colour");
  await expectSoundPage(page);
  await page.getByRole("radio", { name: /^Foam in/ }).check();
  await expect(page).toHaveURL(/filling\.FOAM/);
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Foam in/ })).toBeChecked();
  await expectScripts(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  const terms = page.getByRole("dialog", { name: "Made for You" });
  await terms.getByRole("button", { name: "Decline" }).click();
  await expect(terms).toHaveCount(0);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await terms.getByRole("button", { name: "Accept Terms And Add To Cart" }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(
    page.getByText("Fabric: Ink Velvet; Cushion Filling: Foam in a Feather Wrap; Seat Depth: Deep"),
  ).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${storeUrl}/product/${sampleSkus.lamp}`);
});

test("a load that fails returns to the last selection and is logged; pressing again loads it [ERR-26]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/GetProductData/);
  await page.goto(`${storeUrl}${sofa}?choices=${complete}`);
  await expectScripts(page);
  const logged = page.waitForRequest(
    (request) => request.postData()?.includes("special order could not be loaded") === true,
  );
  await page.route("**/browse/specialorder/GetProductData**", (route) => route.abort());
  await page.getByRole("radio", { name: /^Natural Oak/ }).press("Space");
  await expect(page.getByRole("radio", { name: /^Walnut/ })).toBeChecked();
  await expect(sum(page)).toContainText("$3,129.00");
  await expect(page.getByText("Updating…")).toHaveCount(0);
  await logged;
  await page.unroute("**/browse/specialorder/GetProductData**");
  await page.getByRole("radio", { name: /^Natural Oak/ }).press("Space");
  await expect(sum(page)).toContainText("$3,069.00");
  await expect(page).toHaveURL(/legs\.OAK/);
});

test("fabrics are sorted, filtered, looked at and ordered as swatches; leathers are another list [CALL-112, CALL-113]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}${sofa}?choices=${complete}`);
  await expectScripts(page);
  const fabrics = page.getByRole("region", { name: "Fabric", exact: true }).last();
  await expect(fabrics.getByText("18 fabrics")).toBeVisible();
  const sorted = page.waitForRequest((request) => request.url().includes("/browse/specialorder/GetChoiceGroups"));
  await page.getByLabel("Sort by").selectOption("Name");
  expect(Object.fromEntries(new URL((await sorted).url()).searchParams)).toMatchObject({
    optionCode: "fabric",
    sku: specialOrderSkus.sofa,
    sortType: "name",
  });
  await expect(fabrics.getByRole("list", { name: "All" }).getByRole("link").first()).toHaveAccessibleName(
    /^Charcoal Boucle/,
  );
  await fabrics.getByLabel("Color").selectOption("Green");
  await expect(fabrics.getByText("4 fabrics")).toBeVisible();
  await fabrics.getByLabel("Color").selectOption("All");
  await fabrics.getByRole("link", { name: "Get Free Swatch of Rust Velvet" }).click();
  await expect(page.getByRole("dialog", { name: "Order Free Swatches" })).toBeVisible();
  await page.keyboard.press("Escape");
  const toggled = page.waitForRequest((request) => request.url().includes("isMaterialToggle=true"));
  await page.getByRole("link", { name: "Leathers" }).click();
  await toggled;
  await expect(page).not.toHaveURL(/fabric\./);
  await expect(sum(page)).toContainText("Still to choose: Fabric");
  await expect(page.getByRole("listitem").filter({ hasText: "Sand Leather" })).toHaveText(
    "Sand Leather No longer available",
  );
  await expect(page.getByRole("link", { name: /Sand Leather/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Cognac Leather/ }).click();
  await expect(page.getByRole("img", { name: /cognac-brown leather/ })).toBeVisible();
  await expect(page.getByText("Shown in")).toHaveCount(0);
  const inStock = page.getByRole("region", { name: "In stock in these fabrics" });
  await expect(inStock.getByRole("listitem")).toHaveCount(16);
  await inStock.getByRole("link", { name: "Harbor Sofa, Moss Linen" }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${sampleSkus.mossSofa}$`));
});

test("what is retired, and what is no longer made, is said and cannot be bought (AMB-252) [SPEC-07]", {
  tag: "@ca-phone",
}, async ({ page, storeUrl, faults }) => {
  await page.goto(
    `${storeUrl}/special-order/${specialOrderSkus.ottoman}?choices=fabric.SANDLEATHER~legs.WALNUT~filling.FOAM`,
  );
  await expect(page.getByText("Not available any more: Sand Leather.")).toBeVisible();
  await expectNoBarrier(page);
  await page.goto(`${storeUrl}/special-order/${specialOrderSkus.notMadeAnyMore}`);
  await expect(page.getByText("No longer available")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
  await expectNoBarrier(page);
  faults.allow(/answered 404/);
  faults.allow(/status of 404/);
  for (const path of [`/special-order/${sampleSkus.lamp}`, `/debug/special-order/${specialOrderSkus.ottoman}`]) {
    expect((await page.goto(`${storeUrl}${path}`))?.status()).toBe(404);
  }
});

test("a choice that is retired while it is in the cart stops the checkout by its name, and is changed by Edit [POP-05] (AMB-252)", {
  tag: "@usModern-phone",
}, async ({ page, storeUrl }) => {
  test.slow();
  const choices = "fabric.INKVELVET~legs.BRASS~filling.FIRM~base.FIXED";
  await upsetShop(async (upset) => {
    await page.goto(`${storeUrl}/special-order/${specialOrderSkus.chair}?choices=${choices}`);
    await expectScripts(page);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await viewCart(page);
    const path = "{1,choices,3,isRetired}";
    const retire = (is: boolean) =>
      `update special_order set options = jsonb_set(options, '${path}', '${is}') where sku = '${specialOrderSkus.chair}'`;
    await upset(retire(true), retire(false));
    await page.getByRole("button", { name: "Checkout Now" }).click();
    const popup = page.getByRole("dialog", { name: "Item(s) no longer available", exact: true });
    await expect(popup).toContainText(
      "Wren Lounge Chair: Brushed Brass is no longer available. Edit or remove it in your cart.",
    );
    await expectNoBarrier(page);
    await popup.getByRole("button", { name: "Review Your Cart" }).click();
    await page.getByRole("link", { name: "Edit: Wren Lounge Chair" }).click();
    await expect(page.getByText("Not available any more: Brushed Brass.")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Brushed Brass/ })).toBeDisabled();
    await expectScripts(page);
    await page.getByRole("radio", { name: /^Blackened Oak/ }).check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByRole("list", { name: "Items in your cart" })).toContainText("Legs: Blackened Oak");
    await checkOutAsGuest(page);
  });
});

test("by keys alone a chair is made to order: fabric, legs, popup and add, with the focus where it was", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/special-order/${specialOrderSkus.chair}`);
  await expectScripts(page);
  const focused = page.locator(":focus");
  /** Presses Tab until what has this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press("Tab");
      const said = await focused.evaluate((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return element.getAttribute("aria-label") ?? [...labels, element].map((part) => part.textContent).join(" ");
      });
      if (name.test(said)) return;
    }
    throw new Error(`Nothing named ${name} can be reached.`);
  };
  await tabTo(/Moss Linen/);
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName(/^Moss Linen/);
  await expect(page.getByRole("link", { name: /^Moss Linen/ })).toHaveAttribute("aria-current", "true");
  await tabTo(/Natural Oak/);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Walnut/ })).toBeChecked();
  await tabTo(/Foam in a Feather Wrap/);
  await page.keyboard.press("Space");
  await tabTo(/Swivel/);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/fabric\.MOSSLINEN~legs\.WALNUT~filling\.FOAM~base\.SWIVEL/);
  await expect(focused).toHaveAccessibleName(/^Swivel/);
  await tabTo(/Add to Cart/);
  await page.keyboard.press("Enter");
  const added = page.getByRole("dialog", { name: "1 item added to your cart" });
  await expect(added).toContainText(
    "Fabric: Moss Linen; Legs: Walnut; Cushion Filling: Foam in a Feather Wrap; Base: Swivel",
  );
  await page.keyboard.press("Escape");
  await expect(added).toHaveCount(0);
  await expect(focused).toHaveAccessibleName("Add to Cart");
});

test("the Enter key in a field adds the selection; a load that ends while an add is sent leaves its confirmation", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl }) => {
  const choices = "fabric.MOSSLINEN~legs.OAK~filling.FIRM";
  await page.goto(`${storeUrl}/special-order/${specialOrderSkus.ottoman}?choices=${choices}`);
  await expectScripts(page);
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await page.getByRole("spinbutton", { name: "Quantity" }).press("Enter");
  const added = page.getByRole("dialog", { name: "2 items added to your cart" });
  await expect(added).toBeVisible();
  await expect(page).toHaveURL(`${storeUrl}/special-order/${specialOrderSkus.ottoman}?choices=${choices}`);
  await page.keyboard.press("Escape");
  await expect(added).toHaveCount(0);

  const held: (() => void)[] = [];
  await page.route(new RegExp(`special-order/${specialOrderSkus.ottoman}\\.data|GetProductData`), async (route) => {
    const isAdd = route.request().method() === "POST";
    await new Promise<void>((resolve) => {
      if (isAdd) held.push(resolve);
      else setTimeout(resolve, 500);
    });
    await route.continue();
  });
  const loaded = page.waitForResponse(/GetProductData/);
  await page.getByRole("radio", { name: /^Walnut/ }).check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await loaded;
  await expect(page.getByText("Updating…")).toHaveCount(0);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await expect(added).toContainText("Legs: Walnut");
  // The address follows when the add has been answered.
  await expect(page).toHaveURL(/legs\.WALNUT/);
});

test("what was chosen before scripts ran counts: its price is shown, and added", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}${sofa}?choices=${complete}`, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /^Brushed Brass/ }).check();
  release();
  await expectScripts(page);
  await expect(sum(page)).toContainText("$3,189.00");
  await expect(page).toHaveURL(/legs\.BRASS/);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("dialog", { name: "1 item added to your cart" })).toContainText("$3,189.00");
});

test("the debug tools show the raw selection under their own path and title, where they are on [SPEC-04, SPEC-10]", {
  tag: "@us-desktop",
}, async ({ page }) => {
  test.slow();
  const store = await openSecondStore();
  const calls = productCalls(page);
  await page.goto(`${store.addresses.us}/debug${sofa}?choices=${complete}`);
  await expectScripts(page);
  await expect(page).toHaveTitle(`Debug Tools | Special Order | ${specialOrderSkus.sofa} | Linden & Loam`);
  await expect(page.getByText('"RUSTVELVET"').first()).toBeVisible();
  await page.getByRole("radio", { name: /^Natural Oak/ }).check();
  await expect(page).toHaveURL(new RegExp(`/debug/special-order/${specialOrderSkus.sofa}\\?choices=.*legs\\.OAK`));
  expect(calls.map(({ pathname }) => pathname)).toEqual(["/debug/browse/specialorder/GetProductData"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an ottoman is chosen, updated, added, and edited from the cart by forms (AMB-276)", {
    tag: "@caModern-phone",
  }, async ({ page, storeUrl, faults }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    faults.allow(/422/);
    await page.goto(`${storeUrl}/special-order/${specialOrderSkus.ottoman}`);
    await page.getByRole("link", { name: /^Moss Linen/ }).click();
    await page.getByRole("radio", { name: /^Walnut/ }).check();
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page).toHaveURL(
      `${storeUrl}/special-order/${specialOrderSkus.ottoman}?choices=fabric.MOSSLINEN~legs.WALNUT`,
    );
    await expect(sum(page)).toContainText("$730.00");
    await page.getByRole("radio", { name: /^Natural Oak/ }).check();
    await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Please choose Cushion Filling of Hearth Ottoman.")).toBeVisible();
    // Nothing that was chosen is lost.
    await expect(page.getByRole("radio", { name: /^Natural Oak/ })).toBeChecked();
    await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
    await page.getByRole("radio", { name: /^Firm Foam/ }).check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await page.getByRole("link", { name: "Edit: Hearth Ottoman" }).click();
    await page.getByRole("radio", { name: /^Blackened Oak/ }).check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText("Fabric: Moss Linen; Legs: Blackened Oak; Cushion Filling: Firm Foam");
  });
});
