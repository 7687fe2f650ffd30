import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** What a page must never do, whoever looks: it is judged after every journey. */
interface Faults {
  /** A request that this journey means to fail, or a message that it provokes. */
  allow(pattern: RegExp): void;
}

const addressOf = (name: string) => {
  const address = process.env[name];
  if (address === undefined) throw new Error(`${name} is not set: journeys run through \`pnpm test:journeys\`.`);
  return address;
};
export const addresses = {
  us: addressOf("JOURNEY_US"),
  usModern: addressOf("JOURNEY_US_MODERN"),
  ca: addressOf("JOURNEY_CA"),
  caModern: addressOf("JOURNEY_CA_MODERN"),
};

/** A journey watched for console errors, failed requests and layout shifts; pictures come late, as on a slow line. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use) => {
      const found: string[] = [];
      // On a machine under load a font may miss its moment; the page then keeps its fallback, as it is meant to.
      const allowed: RegExp[] = [/\.woff2 was preloaded using link preload but not used/];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A page left while something was still loading gives that up; nobody waits for it any more.
        if (request.failure()?.errorText !== "net::ERR_ABORTED")
          found.push(`failed: ${request.method()} ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) found.push(`answered ${response.status()}: ${response.url()}`);
      });
      await page.route("**/pictures/**", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250));
        await route.continue().catch(() => undefined);
      });
      await page.addInitScript(() => {
        const shifts: { value: number; what: string }[] = [];
        Object.assign(window, { layoutShifts: shifts });
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
            if (!hadRecentInput)
              shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(" | ") });
        }).observe({ type: "layout-shift", buffered: true });
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(unexpected, "console errors, failed requests and refusals").toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing on the page has moved that the shopper did not move. */
export async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(
    () => (window as unknown as { layoutShifts?: { value: number; what: string }[] }).layoutShifts ?? [],
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `layout shifts up to ${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
}

/** The page stands still and no machine check finds a barrier in it. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expectStill(page);
  await expectNoBarrier(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways overflow on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** No machine check finds a barrier in what is on screen. */
export async function expectNoBarrier(page: Page): Promise<void> {
  // The shop has no frames, whose findings would be put together on a page of their own: that took two thirds of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    `axe on ${page.url()}`,
  ).toEqual([]);
}

export { expect };
