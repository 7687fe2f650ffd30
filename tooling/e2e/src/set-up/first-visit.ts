import type { Browser, BrowserContext, Page } from "@playwright/test";
import { scriptsAttribute } from "@store/ui-kit/early-protocol";
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

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface FirstVisitOptions {
  readonly url: string;
  readonly world: World;
  /** What the browser knows of a visit before, if there was one. */
  readonly session: Session | undefined;
}

/** Opens a page in a browser of its own. */
export async function visitFirst(browser: Browser, { url, world, session }: FirstVisitOptions): Promise<FirstVisit> {
  const context = await browser.newContext({ javaScriptEnabled: world !== "none", storageState: session });
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
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp", "*.jpg", "*.png", "*.woff2"] });
  const { release } = world === "slow" ? await holdScripts(page) : { release: () => undefined };
  if (world === "off" || world === "failed") await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: "domcontentloaded" });
  if (world === "failed") {
    await page.locator("header input[type=search]").first().dispatchEvent("pointerdown");
    await expect(page.locator("html")).not.toHaveAttribute(scriptsAttribute);
  }
  return { page, release, faults, recovered, posts };
}

/** Signs in without scripts; returns what the browser knows then. */
export async function signInBefore(browser: Browser, email: string, url: string): Promise<Session> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(await context.newPage(), email, url);
  const session = await context.storageState();
  await context.close();
  return session;
}
