import type { Page } from "@playwright/test";

/** Scripts of the shop arrive when they are released, and not before. */
export async function holdScripts(page: Page, which = "**/assets/*.js") {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute(which);
  await page.route(which, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release: () => release() };
}
