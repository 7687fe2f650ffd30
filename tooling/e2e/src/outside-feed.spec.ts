import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { openSecondStore, type SecondStore } from "./set-up/open-second-store.ts";

const lamp = `/product/${sampleSkus.lamp}`;

let store: SecondStore;

// One feed answers all of them.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  store = await openSecondStore();
});

/** What the feed's server answers for the lamp; never, if it is empty. */
async function setFeed(script: string): Promise<void> {
  expect((await fetch(`${store.feedUrl}/script?item=${sampleSkus.lamp}`, { method: "PUT", body: script })).ok).toBe(
    true,
  );
}

const popup = (page: Page) => page.getByRole("dialog", { name: "1 item added to your cart" });

async function addLamp(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}${lamp}`);
  await expectScripts(page);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(popup(page)).toContainText("Beacon Table Lamp");
}

/** A card of the contract. */
const card = (name: string, change: object = {}) => ({
  id: name,
  sku: "9",
  name,
  navigateUrl: `${store.feedUrl}/${name}`,
  urlPath: `/${name}`,
  imagePath: "/pictures/beacon-lamp-brass-800.webp",
  imagePathHiRes: "/pictures/beacon-lamp-brass-800.webp",
  imageAlt: "",
  formattedPrice: "$9.00",
  choices: [],
  ...change,
});

test("the confirmation shows the feed of another origin, whose script gets only the SKU [CALL-098]", {
  tag: ["@us-desktop", "@one-brand", "@one-width"],
}, async ({ page }) => {
  const items = [
    card("Chosen Bowl"),
    card("Own Lamp", { navigateUrl: lamp, purchase: "add" }),
    card("Strange Link", { navigateUrl: "https://elsewhere.example/" }),
    card("Strange Script", { navigateUrl: "javascript:alert(1)" }),
    card("Strange Picture", { imagePath: "https://elsewhere.example/pixel.gif" }),
  ];
  await setFeed(`receiveFeed(${JSON.stringify({ title: "Chosen For You", items })})`);
  await addLamp(page, store.addresses.us);
  const row = popup(page).getByRole("region", { name: "Chosen For You" });
  await expect(row.getByRole("link", { name: "Chosen Bowl" })).toHaveAttribute("href", `${store.feedUrl}/Chosen Bowl`);
  await expect(row.getByRole("link", { name: "Own Lamp" })).toBeVisible();
  await expect(row).not.toContainText("Strange");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await (await fetch(`${store.feedUrl}/asked?item=${sampleSkus.lamp}`)).json()).toEqual([
    `/confirmation?shop=linden&item=${sampleSkus.lamp}&feed=add-to-cart&callback=receiveFeed`,
  ]);
  await expectSoundPage(page);
});

const hostile: Record<string, string> = {
  "is silent": "",
  "sends 10 MB": `receiveFeed({ title: "x".repeat(10_000_000), items: [] })`,
  "sends 1,000 messages": `for (let i = 0; i < 1000; i++) parent.postMessage("x", "*"); receiveFeed({ title: "Flood", items: [] })`,
  "sends another shape": `receiveFeed({ title: "Shapeless", items: [{ name: "Bowl" }] })`,
  "reaches for the page": `try { top.location = "https://elsewhere.example/" } catch {}
    try { parent.document.title = "Taken" } catch {}
    try { document.cookie = "taken=1" } catch {}
    receiveFeed({ title: document.referrer || "none", items: [] })`,
};

for (const [what, script] of Object.entries(hostile))
  test(`a feed that ${what} changes nothing in the confirmation [CALL-098]`, {
    tag: ["@usModern-phone", "@one-brand", "@one-width", "@deep"],
  }, async ({ page, faults }) => {
    // What the browser says of a blocked navigation.
    faults.allow(/Unsafe attempt to initiate navigation|Failed to navigate/);
    await setFeed(script);
    await addLamp(page, store.addresses.usModern);
    const rows = popup(page).getByRole("heading", { name: /People Also Bought|Flood|Shapeless/ });
    await expect(rows).toHaveCount(0, { timeout: 8000 });
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page).toHaveTitle(/Beacon Table Lamp/);
    await popup(page).getByRole("link", { name: "View Cart & Checkout" }).click();
    await expect(page.getByRole("list", { name: "Items in your cart" })).toContainText("Beacon Table Lamp");
  });
