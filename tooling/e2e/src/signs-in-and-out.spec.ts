import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expectCartScripts, expectPart } from "./set-up/cart.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, expectScriptsState, expectSoundPage, expectStableLayout, test } from "./set-up/journey.ts";
import { addToCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp } = sampleSkus;
const shopper = { email: "nell.ashby@example.com", firstName: "Nell", password: "Linen-and-Oak-24" };
const wrong = "We could not sign you in. Please check your email address and password and try again.";

interface Visit {
  page: Page;
  storeUrl: string;
  isMobile: boolean;
}

/** Clicks a control of the header, on a phone in its menu, elsewhere in the menu of the signed-in shopper. */
async function pressInHeader({ page, isMobile }: Visit, role: "link" | "button", name: string): Promise<void> {
  const header = page.getByRole("banner");
  const greeting = header.getByRole("button", { name: `Hi, ${shopper.firstName}` });
  if (isMobile) await header.getByRole("button", { name: "Menu", exact: true }).click();
  else if (await greeting.isVisible()) await greeting.press("Enter");
  await header.getByRole(role, { name }).filter({ visible: true }).click();
}

async function submit(page: Page, password: string): Promise<void> {
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel(/^Email Address/).fill(shopper.email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
}

/** The header, and on a phone its menu, greet who is signed in. */
async function expectGreeting({ page, isMobile }: Visit): Promise<void> {
  const header = page.getByRole("banner");
  if (isMobile) await header.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(header.getByText(`Hi, ${shopper.firstName}`).filter({ visible: true })).toHaveCount(1);
  if (isMobile) await header.getByRole("button", { name: "Close menu" }).click();
}

/** `open` leads from the cart to the form; `landing` is the page behind it. */
async function signInAndOut(
  visit: Visit,
  { open, expectLanding, isSound }: Record<"open" | "expectLanding" | "isSound", (page: Page) => Promise<void>>,
): Promise<void> {
  const { page, storeUrl } = visit;
  await page.goto(`${storeUrl}/product/${lamp}`);
  await addToCart(page);

  await open(page);
  await isSound(page);
  await submit(page, "Linen-and-Oak-25");
  await expect(page.getByRole("alert")).toHaveText(wrong);
  await expect(page.getByLabel(/^Email Address/)).toHaveValue(shopper.email);
  await submit(page, shopper.password);

  await expectLanding(page);
  await page.goto(`${storeUrl}/account`);
  await expect(page.getByRole("heading", { level: 1, name: "Your Account" })).toBeVisible();
  await expect(page.getByRole("main").getByText(shopper.email)).toBeVisible();
  await isSound(page);
  for (const path of ["/", `/product/${lamp}`, "/checkout/cart"]) {
    await page.goto(`${storeUrl}${path}`);
    await expectGreeting(visit);
  }
  await expect(page.getByRole("main").getByText("Beacon Table Lamp").first()).toBeVisible();

  await page.goto(`${storeUrl}/account/login?returnUrl=%2Fstores`);
  await expect(page).toHaveURL(/\/stores$/);
  await pressInHeader(visit, "button", "Sign Out");
  await expect(page).toHaveURL(`${storeUrl}/`);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByText(`Hi, ${shopper.firstName}`)).toHaveCount(0);
  await page.goto(`${storeUrl}/checkout/cart`);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Sign In" })).toBeVisible();
}

// Each visit types one wrong password; the machine's network address has five tries.
test.beforeEach(() => storedRows("delete from sign_in_failure"));

test("a shopper signs in with a password, sees a name everywhere and signs out [AUTH-19, AUTH-21, SITE-04]", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, isMobile, faults }) => {
  faults.allow(/401.*\/account\/auth\/authn/);
  const visit = { page, storeUrl, isMobile };
  await signInAndOut(visit, {
    isSound: expectSoundPage,
    async open() {
      await expectCartScripts(page);
      await expectPart(page, "page-extras");
      await pressInHeader(visit, "link", "Sign In");
      await expect(page.getByRole("dialog", { name: "Account Sign In" })).toBeVisible();
    },
    // Signed in from a popup, a shopper stays where they were.
    async expectLanding() {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: /Cart/ })).toBeVisible();
    },
  });
});

test("a password that is typed and shown while the scripts load stays shown, and Enter signs in once", {
  tag: ["@us-phone", "@one-brand"],
}, async ({ page, storeUrl }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${storeUrl}/account/login?returnUrl=%2Fstores`);
  await expectScriptsState(page, "waiting");
  const password = page.getByLabel(/^Password/);
  await page
    .getByRole("form", { name: "Sign in" })
    .getByLabel(/^Email Address/)
    .fill(shopper.email);
  await password.fill(shopper.password);
  await page.getByRole("checkbox", { name: "Show password" }).check();
  release();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue(shopper.password);
  await expectStableLayout(page);
  const checks: string[] = [];
  page.on("request", (request) => void (/authn|login$/.test(request.url()) && checks.push(request.method())));
  await password.press("Enter");
  await expect(page).toHaveURL(`${storeUrl}/stores`);
  expect(checks).toEqual(["POST"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    // A refused form returns 422.
    faults.allow(/422.*\/account\/login/);
  });

  test("a shopper signs in with a password, sees a name everywhere and signs out", {
    tag: ["@us-phone", "@nightly"],
  }, async ({ page, storeUrl, isMobile }) => {
    const visit = { page, storeUrl, isMobile };
    await signInAndOut(visit, {
      isSound: async () => {},
      async open() {
        await pressInHeader(visit, "link", "Sign In");
        await expect(page.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
      },
      // The header's link names the page that it is on.
      expectLanding: () => expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible(),
    });
  });

  test("two clicks on Sign In and on Sign Out have the effect of one", { tag: "@us-desktop" }, async ({
    page,
    storeUrl,
  }) => {
    await page.goto(`${storeUrl}/account/login?returnUrl=%2Fstores`);
    const form = page.getByRole("form", { name: "Sign in" });
    await form.getByLabel(/^Email Address/).fill(shopper.email);
    await form.getByLabel(/^Password/).fill(shopper.password);
    await form.getByRole("button", { name: "Sign In" }).dblclick();
    await expect(page).toHaveURL(/\/stores$/);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Sign Out" }).dblclick();
    await expect(footer.getByRole("link", { name: "Sign In" })).toBeVisible();
    await page.goto(`${storeUrl}/product/${lamp}`);
    await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  });
});

test("a page of the account asks a guest to sign in for it, with the terms that signing in accepts [AUTH-01, AUTH-04, AUTH-06]", {
  tag: "@caModern-phone",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/account/orders`);
  await expect(page).toHaveURL(`${storeUrl}/account/login?returnUrl=%2Faccount%2Forders&isRedirect=true`);
  await page.getByRole("main").getByRole("link", { name: "Terms of Use" }).click();
  await expect(page).toHaveURL(`${storeUrl}/customer-service/terms-of-use`);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Use" })).toBeVisible();

  // The link of a mail.
  await page.goto(`${storeUrl}/account/auth/confirm?returnUrl=%2Faccount%2Forders`);
  await submit(page, shopper.password);
  await expect(page).toHaveURL(`${storeUrl}/account/orders`);
});

test("a design request continues after the sign-in, and Previous returns to its input [AUTH-12]", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/design-services`);
  await page.getByRole("combobox", { name: /^Room/ }).selectOption("Bedroom");
  await page.getByRole("combobox", { name: /^What you need/ }).selectOption("A floor plan");
  await page.getByRole("combobox", { name: /^Budget/ }).selectOption("I do not know yet");
  await page.getByLabel("Anything else").fill("North light & oak");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign In to Send Your Request" })).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByLabel("Anything else")).toHaveValue("North light & oak");
  await page.getByRole("button", { name: "Next" }).click();
  await submit(page, shopper.password);
  await expect(page.getByRole("heading", { level: 1, name: "Send Your Request" })).toBeVisible();
  await expect(page.getByRole("main").getByText("North light & oak")).toBeVisible();
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Request Was Sent" })).toBeVisible();
});

test("every link of the header, the menu and the footer leads to a page [AUTH-01, AUTH-06, AUTH-07]", {
  tag: ["@us-desktop", "@one-width", "@nightly"],
}, async ({ page, storeUrl }) => {
  const walk = async (path: string) => {
    await page.goto(`${storeUrl}${path}`);
    const links = page.locator("header a, footer a");
    const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    // The other country's site has an address of this run's own.
    const own = addresses
      .filter((address) => address.startsWith(storeUrl))
      .map((address) => address.replace(/#.*/, ""));
    expect(new Set(own).size).toBeGreaterThan(10);
    for (const address of new Set(own)) expect((await page.request.get(address)).status(), address).toBe(200);
  };
  await walk("/");
  await page.goto(`${storeUrl}/account/login`);
  await submit(page, shopper.password);
  await expect(page.getByRole("heading", { level: 1, name: "Your Account" })).toBeVisible();
  await walk("/account");
  await expectStableLayout(page);
});

test("a session that an attacker planted in the browser gives them no access after a sign-in", {
  tag: ["@us-desktop", "@nightly"],
}, async ({ page, storeUrl, context, browser }) => {
  const attacker = await browser.newContext();
  const spy = await attacker.newPage();
  await spy.goto(`${storeUrl}/account/login`);
  await context.addCookies(await attacker.cookies());
  await page.goto(`${storeUrl}/account/login`);
  await submit(page, shopper.password);
  await expect(page.getByRole("heading", { level: 1, name: "Your Account" })).toBeVisible();
  await spy.goto(`${storeUrl}/account`);
  await expect(spy).toHaveURL(/\/account\/login\?/);
  await attacker.close();
});

test("a form of another site cannot sign a shopper in", { tag: ["@us-desktop", "@nightly"] }, async ({
  page,
  storeUrl,
  faults,
}) => {
  faults.allow(/ 40[03]|answered 40[03]/);
  const fields = { username: shopper.email, password: shopper.password, sessionToken: "made-up", returnUrl: "/stores" };
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  for (const path of ["/account/login", "/account/auth", "/account/create-account"]) {
    const body = `<form method="post" action="${storeUrl}${path}">${inputs.join("")}<button>Win</button></form>`;
    await page.route("http://elsewhere.example/", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("http://elsewhere.example/");
    const answered = page.waitForResponse((response) => response.url() === `${storeUrl}${path}`);
    await page.getByRole("button", { name: "Win" }).click();
    expect((await answered).status(), path).toBeGreaterThanOrEqual(400);
    await page.goto(`${storeUrl}/account`);
    await expect(page).toHaveURL(/\/account\/login\?/);
  }
});
