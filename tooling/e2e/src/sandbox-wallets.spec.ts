import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { expect, expectNoBarrier, test } from "./set-up/journey.ts";

// A page of the shop's origin with a button for each wallet, under the policies of a shop that offers them.
const tag = ["@us-desktop", "@one-brand", "@one-width"];
const opens = { payPal: "window", venmo: "window", applePay: "frame", visaCheckout: "frame" } as const;
type Kind = keyof typeof opens;
const path = "/checkout/sandbox-wallets";
const walletOrigin = process.env.JOURNEY_WALLETS ?? "";

// A page that a test answers has no address, so that the browser takes it for one of the internet.
test.use({ permissions: ["local-network-access"] });

let adapter = "";
test.beforeAll(async () => {
  const entry = fileURLToPath(import.meta.resolve("@store/checkout-ui/sandbox-wallets"));
  const lib = { entry, formats: ["es" as const] };
  const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false, minify: false } });
  adapter = (built as Rolldown.RolldownOutput[])[0]?.output[0].code ?? "";
});

const policy = `default-src 'none'; script-src 'nonce-journey' 'strict-dynamic'; frame-src ${walletOrigin}; require-trusted-types-for 'script'; trusted-types wallets`;
const shop = `<!doctype html><html lang="en"><title>Checkout</title><main><h1>Checkout</h1></main>
<script type="module" nonce="journey">
import { loadSandboxWallet } from "${path}.js";
const request = { amountCents: 24950, currency: "USD", storeName: "Linden & Loam" };
for (const [kind, opens] of Object.entries(${JSON.stringify(opens)})) {
  const button = document.createElement("button");
  const said = document.createElement("output");
  const tell = (result) => { said.textContent = JSON.stringify(result) };
  button.textContent = kind;
  said.id = kind;
  document.querySelector("main").append(button, said);
  const wallet = { kind, opens, origin: "${walletOrigin}" };
  loadSandboxWallet(wallet).then((adapter) => {
    button.onclick = () => { said.textContent = ""; window.sheet = adapter.open(request); window.sheet.result.then(tell) };
    button.dataset.ready = "";
  }, (error) => tell(error.message));
}
</script></html>`;

async function openShop(context: Page | BrowserContext, page: Page, storeUrl: string): Promise<void> {
  const headers = { "content-security-policy": policy, "cross-origin-opener-policy": "same-origin-allow-popups" };
  await context.route(`${storeUrl}${path}`, (route) =>
    route.fulfill({ contentType: "text/html", headers, body: shop }),
  );
  await context.route(`${storeUrl}${path}.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: adapter }),
  );
  await page.goto(`${storeUrl}${path}`);
}

async function press(page: Page, kind: Kind): Promise<void> {
  const button = page.getByRole("button", { name: kind });
  await expect(button).toHaveAttribute("data-ready");
  await button.click();
}

async function openWindow(page: Page, kind: Kind = "payPal"): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await press(page, kind);
  return opened;
}

const resultOf = async (page: Page, kind: Kind = "payPal") => {
  await expect(page.locator(`#${kind}`)).not.toBeEmpty();
  return JSON.parse((await page.locator(`#${kind}`).textContent()) ?? "");
};

test("a wallet's window approves the amount for the account that is chosen", { tag }, async ({ page, storeUrl }) => {
  await openShop(page, page, storeUrl);
  const sheet = await openWindow(page);
  await expect(sheet.getByText("Pay $249.50 to Linden & Loam")).toBeVisible();
  await expectNoBarrier(sheet);
  await sheet.getByRole("radio", { name: /Mina Okafor/ }).check();
  await sheet.getByRole("button", { name: "Approve" }).click();
  expect(await resultOf(page)).toMatchObject({
    kind: "approved",
    nonce: expect.stringMatching(/^payPal-approve-24950-[\w-]{22}:mina\.okafor@example\.com$/),
    deviceData: expect.stringMatching(/^[\w-]{32}$/),
    payer: "mina.okafor@example.com",
    billingContact: { givenName: "Mina", postalCode: "606" },
  });
  expect(sheet.isClosed()).toBe(true);
});

test("a window that is cancelled, or closed without a word, is cancelled", { tag }, async ({ page, storeUrl }) => {
  await openShop(page, page, storeUrl);
  const sheet = await openWindow(page);
  await sheet.getByRole("button", { name: "Cancel" }).click();
  expect(await resultOf(page)).toEqual({ kind: "cancelled" });
  const closed = await openWindow(page, "venmo");
  await closed.close();
  expect(await resultOf(page, "venmo")).toEqual({ kind: "cancelled" });
});

test("a wallet's frame takes the keyboard and gives it back: approved, by Escape, by the close button", {
  tag,
}, async ({ page, storeUrl, faults }) => {
  // The accessibility check speaks to every frame.
  faults.allow(/target origin provided/);
  await openShop(page, page, storeUrl);
  const button = page.getByRole("button", { name: "applePay" });
  const dialog = page.getByRole("dialog", { name: "Apple Pay" });
  const frame = page.frameLocator("iframe[title='Apple Pay'][allow=payment]");
  await press(page, "applePay");
  await expectNoBarrier(page);
  await page.keyboard.press("Tab");
  await expect(frame.getByRole("radio", { name: /Rowan Ellery/ })).toBeFocused();
  await frame.getByLabel("Then").selectOption("Declined");
  await frame.getByRole("button", { name: "Approve" }).press("Enter");
  const approved = { kind: "approved", nonce: expect.stringMatching(/^applePay-decline-24950-/), payer: null };
  expect(await resultOf(page, "applePay")).toMatchObject(approved);
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await press(page, "applePay");
  await frame.getByRole("button", { name: "Approve" }).press("Escape");
  expect(await resultOf(page, "applePay")).toEqual({ kind: "cancelled" });
  await press(page, "visaCheckout");
  await page.getByRole("button", { name: "Close" }).press("Escape");
  expect(await resultOf(page, "visaCheckout")).toEqual({ kind: "cancelled" });
  await press(page, "visaCheckout");
  await page.getByRole("button", { name: "Close" }).click();
  expect(await resultOf(page, "visaCheckout")).toEqual({ kind: "cancelled" });
  await expect(page.getByRole("button", { name: "visaCheckout" })).toBeFocused();
});

test("a sheet that fails says why; one that hangs has ten minutes, and closes with its page", { tag }, async ({
  page,
  storeUrl,
}) => {
  await page.clock.install();
  await openShop(page, page, storeUrl);
  await press(page, "applePay");
  const frame = page.frameLocator("iframe");
  await frame.getByText("Let it go wrong").click();
  await frame.getByRole("button", { name: "Fail" }).click();
  expect(await resultOf(page, "applePay")).toEqual({ kind: "failed", message: "The sandbox wallet failed." });

  const sheet = await openWindow(page);
  await sheet.getByText("Let it go wrong").click();
  await sheet.getByRole("button", { name: "Hang" }).click();
  await page.clock.fastForward("09:30");
  await expect(page.locator("#payPal")).toBeEmpty();
  await page.clock.fastForward("00:45");
  expect(await resultOf(page)).toEqual({ kind: "timedOut" });
  await expect.poll(() => sheet.isClosed()).toBe(true);

  const other = await openWindow(page, "venmo");
  await other.getByText("Let it go wrong").click();
  await other.getByRole("button", { name: "Hang" }).click();
  await other.getByRole("button", { name: "Skip the wait" }).click();
  expect(await resultOf(page, "venmo")).toEqual({ kind: "timedOut" });

  const left = await openWindow(page);
  await page.goto(storeUrl);
  await expect.poll(() => left.isClosed()).toBe(true);
});

test("only the sheet's own window is heard, and only what is known", { tag }, async ({ page, storeUrl }) => {
  await openShop(page, page, storeUrl);
  const sheet = await openWindow(page);
  const name = new URL(sheet.url()).searchParams.get("sheet");
  const approved = { kind: "approved", nonce: "forged", deviceData: "d", payload: "{}" };
  const forged = { sheet: name, result: approved };
  // The page itself, the sheet under another name, and another window of the wallets.
  await page.evaluate((message) => postMessage(message, "*"), forged);
  await sheet.evaluate((message) => opener.postMessage(message, "*"), { sheet: "0", result: approved });
  await sheet.evaluate(() => {
    for (const message of [null, 1, "approved", [], {}, { sheet: null }]) opener.postMessage(message, "*");
  });
  const other = await openWindow(page, "venmo");
  await other.evaluate((message) => opener.postMessage(message, "*"), forged);
  await other.getByRole("button", { name: "Cancel" }).click();
  expect(await resultOf(page, "venmo")).toEqual({ kind: "cancelled" });
  await expect(page.locator("#payPal")).toBeEmpty();
  await sheet.evaluate((message) => opener.postMessage(message, "*"), { ...forged, result: { ...approved, nonce: 7 } });
  expect(await resultOf(page)).toEqual({ kind: "failed", message: "The sheet said nothing known." });
});

test("a script that is blocked or silent, or a blocked window, is a failure, and the page can try again", {
  tag,
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/sdk\.js/);
  await page.clock.install();
  const script = `${walletOrigin}/sdk.js`;
  await page.route(script, (route) => route.abort("blockedbyclient"), { times: 1 });
  await openShop(page, page, storeUrl);
  expect(await resultOf(page)).toBe("The wallets' script was blocked or lost.");
  const asked = page.waitForRequest(script);
  await page.route(script, () => {}, { times: 1 });
  await page.reload({ waitUntil: "commit" });
  await asked;
  await page.clock.fastForward("00:09");
  expect(await resultOf(page)).toBe("The wallets' script did not come in time.");
  await page.reload();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await press(page, "payPal");
  expect(await resultOf(page)).toEqual({ kind: "failed", message: "The browser did not open the window." });
});
