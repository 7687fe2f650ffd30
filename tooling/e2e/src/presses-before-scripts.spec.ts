import { stripVTControlCharacters } from "node:util";
import type { Browser, Locator, Page } from "@playwright/test";
import { readQuantities } from "./set-up/cart.ts";
import { holdScripts } from "./set-up/hold-scripts.ts";
import { expect, test } from "./set-up/journey.ts";
import { type PressKind, type PressPage, pressableControls, pressKinds, pressPages } from "./set-up/press-kinds.ts";
import { plainHost } from "./set-up/resolve-names.ts";

/** When the scripts arrive: at once, seconds after the press, never, as is known before the press; or there is no JavaScript. */
const worlds = ["on", "slow", "off", "failed", "none"] as const;
type World = (typeof worlds)[number];

/** A shopper's first visit to a page. */
interface Visit {
  readonly page: Page;
  /** Lets slow scripts arrive. */
  readonly release: () => void;
  readonly faults: string[];
  /** What React has reported as recovered. */
  readonly recovered: string[];
  readonly posts: string[];
}

async function visit(browser: Browser, url: string, world: World): Promise<Visit> {
  const context = await browser.newContext({ javaScriptEnabled: world !== "none" });
  const page = await context.newPage();
  const faults: string[] = [];
  const recovered: string[] = [];
  const posts: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(`uncaught: ${message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (/Minified React error|hydrat/i.test(text)) recovered.push(text);
    else if (message.type() === "error" && !/Cross-Origin-Opener-Policy|Failed to load resource/.test(text))
      faults.push(`console: ${text}`);
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && !/\/(recentlyviewed|crosssell|Log)/i.test(pathname)) posts.push(pathname);
  });
  const { release } = world === "slow" ? await holdScripts(page) : { release: () => undefined };
  if (world === "off" || world === "failed") await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: "domcontentloaded" });
  if (world === "failed") {
    await page.locator("header input[type=search]").first().dispatchEvent("pointerdown");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  }
  return { page, release, faults, recovered, posts };
}

/** The kinds of the controls that a page shows; fails for a control that is of none, or of two. */
async function listKinds(page: Page): Promise<string[]> {
  const rows = Object.entries(pressKinds).map(([name, { controls }]) => [name, controls] as const);
  const found = await page
    .locator(pressableControls)
    .filter({ visible: true })
    .evaluateAll(
      (controls, kinds) =>
        controls.map((control) => {
          const names = kinds.filter(([, selector]) => control.matches(selector)).map(([name]) => name);
          return names.length === 1
            ? names.join()
            : `${names.join(" and ") || "no kind"}: ${control.outerHTML.slice(0, 300)}`;
        }),
      rows,
    );
  return [...new Set(found)];
}

const controlOf = (page: Page, { controls }: PressKind) =>
  page.locator(controls).and(page.locator(pressableControls)).filter({ visible: true }).first();

/** Types, chooses or presses, by the keyboard on a desk. */
async function press(control: Locator, isMobile: boolean): Promise<void> {
  const [name, type] = await control.evaluate((element) => [
    element.localName,
    (element as HTMLInputElement).type ?? "",
  ]);
  if (name === "select") {
    await control.focus();
    await control.selectOption({ index: 1 });
  } else if (name === "textarea" || /text|search|email|tel|password/.test(type))
    await control.pressSequentially(type === "email" ? "ada@example.com" : "60611");
  else if (isMobile) await control.tap({ noWaitAfter: true });
  else {
    await control.focus();
    await control.page().keyboard.press(name === "input" ? "Space" : "Enter");
  }
}

interface Press {
  readonly kind: PressKind;
  readonly world: World;
  readonly url: string;
  readonly inside: string | undefined;
  readonly isMobile: boolean;
}

/** Presses a control as the first thing on a fresh page; what was wrong, and what React has recovered from. */
async function pressFirst(browser: Browser, { kind, world, url, inside, isMobile }: Press) {
  const { page, release, faults, recovered, posts } = await visit(browser, url, world);
  try {
    if (inside !== undefined) await press(page.locator(inside).first(), isMobile);
    const control = controlOf(page, kind);
    const reading = world === "none" && kind.native !== undefined ? kind.native : kind.answer;
    if (reading === null) await expect(control, "useless control").toHaveCount(0);
    else if (world !== "failed" || kind.native !== null || (await control.count()) > 0)
      await expectAnswer({ page, control, release, posts, reading, kind, world, isMobile });
  } catch (error) {
    const [said, expected] = stripVTControlCharacters(String(error)).split("\n\n");
    faults.push(`${said} ${expected}`);
  }
  await page.context().close();
  return { faults, recovered };
}

interface Expected extends Pick<Visit, "page" | "release" | "posts">, Pick<Press, "kind" | "world" | "isMobile"> {
  readonly control: Locator;
  readonly reading: PressKind["answer"];
}

async function expectAnswer({ page, control, release, posts, reading, kind, world, isMobile }: Expected) {
  // A document that is just being replaced cannot be read.
  const read = () => control.evaluateAll(reading).catch(() => before);
  const before: unknown = await control.evaluateAll(reading);
  const hash = new URL(page.url()).hash;
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const alerts = page.getByRole("alert").filter({ hasText: /\S/, visible: true });
  expect(await alerts.count(), "alerts before").toBe(0);
  const isField = await control.evaluate((field) => field.matches("input, select"));
  await press(control, isMobile);
  const isAnswered = async () => (await read()) !== before || (await alerts.count()) > 0;
  if (world === "slow") {
    const held = page.locator("[data-busy]");
    // What a field shows by itself is read when the scripts are there.
    const state = async () =>
      (await isAnswered()) ? "answered" : isField || (await held.count()) > 0 ? "held" : "lost";
    await expect.poll(state, "pressed while the scripts are on the way").not.toBe("lost");
    if ((await state()) === "held") {
      for (const button of await held.all()) await expect(button, "held look").toHaveCSS("cursor", "progress");
      await expect
        .poll(isAnswered, { timeout: 2_500 })
        .toBe(true)
        .catch(() => undefined);
    }
    release();
  }
  await expect.poll(isAnswered, "answered or told").toBe(true);
  await expect(page.locator("html"), "scripts").not.toHaveAttribute("data-scripts", "starting");
  await expect.poll(isAnswered, "answer when the scripts have come or failed").toBe(true);
  expect(posts.length, `sent once: ${posts}`).toBeLessThanOrEqual(1);
  // The browser moves the focus to another document, and to a fragment.
  const isSame = await page.evaluate(() => "isSame" in window);
  if (!isMobile && isSame && new URL(page.url()).hash === hash) await expectFocus(page, kind);
  if (kind.pieces === undefined) return;
  const quantities = Object.values(await readQuantities(page, new URL(page.url()).origin));
  expect(
    quantities.reduce((sum, quantity) => sum + quantity, 0),
    "pieces",
  ).toBe(kind.pieces);
  await expect(page.locator("[data-part=cart-count]").first(), "count").toHaveText(String(kind.pieces));
}

/** The focus is neither nowhere nor behind what has opened, and Tab leads to nothing behind it. */
async function expectFocus(page: Page, { pieces }: PressKind) {
  const focused = () =>
    page.evaluate(() => {
      const dialog = document.querySelector("dialog:modal");
      const { activeElement } = document;
      // After the last control the browser itself has the focus.
      return activeElement === document.body ? "nowhere" : dialog && !dialog.contains(activeElement) ? "behind" : "";
    });
  await expect.poll(focused, "focus").toBe("");
  if (pieces === undefined) return;
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press("Tab");
    expect(await focused(), "focus after Tab").not.toBe("behind");
  }
}

/** Which kinds are pressed on a page, in which worlds. */
async function planPresses(browser: Browser, name: PressPage, url: string, isMobile: boolean) {
  const { inside } = { inside: undefined, ...pressPages[name] };
  const kindsIn = async (world: World) => {
    const { page } = await visit(browser, url, world);
    const before = inside === undefined ? [] : await listKinds(page);
    if (inside !== undefined) await press(page.locator(inside).first(), isMobile);
    const kinds = (await listKinds(page)).filter((kind) => !before.includes(kind));
    await page.context().close();
    return kinds;
  };
  const scripted = await kindsIn("off");
  const native = await kindsIn("none");
  const shown = [...new Set([...scripted, ...native])];
  expect(
    shown.filter((kind) => !(kind in pressKinds)),
    "controls of no kind, or of two",
  ).toEqual([]);
  const expected = Object.entries(pressKinds).filter(([, { on }]) => on === name);
  expect(shown, "kinds that are pressed here in every world").toEqual(
    expect.arrayContaining(expected.map(([kind]) => kind)),
  );
  const turn = Object.keys(pressPages).indexOf(name);
  const frames = shown.filter((kind) => pressKinds[kind]?.isFrame);
  return shown.flatMap((kindName) => {
    const kind = pressKinds[kindName] as PressKind;
    if (kind.isFrame && kind.on !== name && kindName !== frames[turn % frames.length]) return [];
    const possible = worlds.filter((world) =>
      world === "none" ? kind.native === null || native.includes(kindName) : scripted.includes(kindName),
    );
    const place = (turn + Object.keys(pressKinds).indexOf(kindName)) % possible.length;
    const chosen = kind.on === name ? possible : possible.slice(place, place + 1);
    return chosen.map((world) => ({ label: `${kindName}, scripts ${world}`, kind, world, url, inside, isMobile }));
  });
}

for (const [name, { path, tag }] of Object.entries(pressPages))
  test(
    `a first press of every kind of control is answered or told: ${name}`,
    {
      tag: [tag, "@deep", "@one-brand", "@one-width"],
    },
    async ({ browser, isMobile, storeUrl }, info) => {
      const url = storeUrl.replace("localhost", plainHost) + path;
      const presses = await planPresses(browser, name as PressPage, url, isMobile);
      const faults: string[] = [];
      const recovered: string[] = [];
      const waiting = [...presses];
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { label } = next;
          const result = await pressFirst(browser, next);
          faults.push(...result.faults.map((fault) => `${label}: ${fault}`));
          recovered.push(...result.recovered.map((error) => `${label}: ${error}`));
        }
      };
      await Promise.all([work(), work()]);
      await info.attach("presses", { body: presses.map(({ label }) => label).join("\n") });
      await info.attach("recovered errors", { body: recovered.join("\n") || "none" });
      expect(faults).toEqual([]);
      expect(recovered, "React's recoverable errors").toEqual([]);
    },
  );
