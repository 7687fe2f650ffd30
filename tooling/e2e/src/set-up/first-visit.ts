import type { Browser, Page } from "@playwright/test";
import { signIn } from "./account.ts";
import { holdScripts } from "./hold-scripts.ts";
import { expect } from "./journey.ts";

/** When scripts arrive: at once, seconds after a press, never, never as is known before a press; or there is no JavaScript. */
export const worlds = ["on", "slow", "off", "failed", "none"] as const;
export type World = (typeof worlds)[number];

/** A shopper's first visit to a page, just when its document is there. */
export interface FirstVisit {
  readonly page: Page;
  /** Lets slow scripts arrive. */
  readonly release: () => void;
  readonly faults: string[];
  /** What React has reported as recovered. */
  readonly recovered: string[];
  /** The paths of what was sent, besides what is only recorded or shown. */
  readonly posts: string[];
}

export interface FirstVisitOptions {
  readonly url: string;
  readonly world: World;
  /** Of the account that is signed in, if there is one. */
  readonly email: string | undefined;
}

/** Opens a page in a browser of its own. */
export async function visitFirst(browser: Browser, { url, world, email }: FirstVisitOptions): Promise<FirstVisit> {
  const javaScriptEnabled = world !== "none";
  const storageState = email === undefined ? undefined : await openSession(browser, email, url);
  const context = await browser.newContext({ javaScriptEnabled, storageState });
  const page = await context.newPage();
  const faults: string[] = [];
  const recovered: string[] = [];
  const posts: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(`uncaught: ${message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (/Minified React error|hydrat/i.test(text)) recovered.push(text);
    else if (
      message.type() === "error" &&
      !/Cross-Origin-Opener-Policy|Clear-Site-Data|Failed to load resource/.test(text)
    )
      faults.push(`console: ${text}`);
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && !/\/(recentlyviewed|crosssell|Log)/i.test(pathname)) posts.push(pathname);
  });
  // They answer no press, and take their time.
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp", "*.jpg", "*.png", "*.woff2"] });
  const { release } = world === "slow" ? await holdScripts(page) : { release: () => undefined };
  if (world === "off" || world === "failed") await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: "domcontentloaded" });
  if (world === "failed") {
    await page.locator("header input[type=search]").first().dispatchEvent("pointerdown");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  }
  return { page, release, faults, recovered, posts };
}

/** Signs in; returns what the browser knows then. */
async function openSession(browser: Browser, email: string, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(await context.newPage(), email, url);
  const state = await context.storageState();
  await context.close();
  return state;
}
