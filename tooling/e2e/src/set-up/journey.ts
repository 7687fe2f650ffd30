import { test as base, expect, type Page, type TestInfo } from "@playwright/test";
import { type ScriptsState, scriptsAttribute } from "@store/ui-kit/early-protocol";
import { expectNoBarrier } from "./expect-no-barrier.ts";
import { resolveNames } from "./resolve-names.ts";
import { noteNumbers } from "./secrets.ts";
import { isStorefront, type Storefront, storefronts } from "./storefronts.ts";

resolveNames();

/** Faults that no page may have; checked after every journey. */
interface Faults {
  /** A request that this journey means to fail, or a message that it provokes. */
  allow(pattern: RegExp): void;
}

/** The address of a storefront of the running system. */
export const addressOf = (storefront: Storefront) => {
  const address = process.env[storefronts[storefront].variable];
  if (address === undefined) throw new Error("The store's addresses are set by the runner: `pnpm test journeys`.");
  return address;
};

export interface JourneyOptions {
  /** Run in the other brand of the site that the journey's tag names. */
  otherBrand: boolean;
  /** Run at the other width than the journey's tag names. */
  otherWidth: boolean;
}

interface JourneyFixtures {
  /** The address of the storefront that the journey runs in. */
  storeUrl: string;
  faults: Faults;
}

/** Reads the storefront and the width from the journey's tag, such as `@us-phone`. */
function readTag({ tags, title }: TestInfo): { storefront: Storefront; isPhone: boolean } {
  const [, name = "", width] = tags.map((tag) => /^@(\w+)-(phone|desktop)$/.exec(tag)).find(Boolean) ?? [];
  if (!isStorefront(name)) throw new Error(`"${title}" has no tag such as @us-phone.`);
  return { storefront: name, isPhone: width === "phone" };
}

/** A journey watched for console errors, failed requests and layout shifts. */
export const test = base.extend<JourneyFixtures & JourneyOptions>({
  otherBrand: [false, { option: true }],
  otherWidth: [false, { option: true }],
  storeUrl: async ({ otherBrand }, use, info) => {
    const { storefront } = readTag(info);
    await use(addressOf(otherBrand ? storefronts[storefront].otherBrand : storefront));
  },
  isMobile: async ({ otherWidth }, use, info) => use(readTag(info).isPhone !== otherWidth),
  hasTouch: async ({ isMobile }, use) => use(isMobile),
  viewport: async ({ isMobile }, use) => use(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 }),
  faults: [
    async ({ page }, use) => {
      const found: string[] = [];
      // On a machine under load a font may arrive too late; the page then keeps its fallback, as intended.
      const allowed: RegExp[] = [/\.woff2 was preloaded using link preload but not used/];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
      page.on("request", noteNumbers);
      page.on("requestfailed", (request) => {
        // Leaving a page cancels its requests.
        if (request.failure()?.errorText !== "net::ERR_ABORTED")
          found.push(`failed: ${request.method()} ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) found.push(`answered ${response.status()}: ${response.url()}`);
      });
      await page.addInitScript(() => {
        const shifts: { value: number; path: string; what: string }[] = [];
        Object.assign(window, { layoutShifts: shifts });
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
            if (!hadRecentInput)
              shifts.push({
                value,
                path: location.pathname,
                what: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(" | "),
              });
        }).observe({ type: "layout-shift", buffered: true });
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(unexpected, "console errors, failed requests and refusals").toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects no layout shift that the shopper did not cause, and no horizontal scrolling. */
export async function expectStableLayout(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { shifts, overflow } = await page.evaluate(() => ({
    shifts: (window as unknown as { layoutShifts?: { value: number; what: string }[] }).layoutShifts ?? [],
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `layout shifts up to ${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
  expect(overflow, `sideways overflow on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Forgets the layout shifts so far, where the shopper asked for other content. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A shift is reported after the frame that it happened in.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    (window as unknown as { layoutShifts: unknown[] }).layoutShifts.splice(0);
  });
}

/** Expects a stable layout and no axe violation, once per page, since stories check the states of its components. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expectStableLayout(page);
  await expectNoBarrier(page);
}

/**
 * The page's scripts run: until then a button is a form or a link that the server answers. On a page to read, a touch of its
 * search field starts them.
 */
export async function expectScripts(page: Page): Promise<void> {
  const root = page.locator("html");
  // The head's script names the state before the page is painted, so it can be asked for instead of waited for.
  await expect(root).toHaveAttribute(scriptsAttribute, /./);
  if ((await root.getAttribute(scriptsAttribute)) === "waiting")
    await page.locator("header input[type=search]").first().dispatchEvent("pointerdown");
  await expectScriptsState(page, "running");
}

/** The page's scripts are that far, or get there. */
export async function expectScriptsState(page: Page, state: ScriptsState): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute(scriptsAttribute, state);
}

export { expect, expectNoBarrier };
