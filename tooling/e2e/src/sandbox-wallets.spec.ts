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
    nonce: expect.stringMatching(/^payPal-approve-24950-[\w-]{22}$/),
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
