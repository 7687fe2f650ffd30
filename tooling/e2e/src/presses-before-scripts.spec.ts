import { stripVTControlCharacters } from "node:util";
import type { Browser, Locator, Page, TestInfo } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { busyAttribute, scriptsAttribute } from "@store/ui-kit/early-protocol";
import { createAccount } from "./set-up/account.ts";
import { readQuantities } from "./set-up/cart.ts";
import { type ControlKind, controlKinds, pressableControls } from "./set-up/control-kinds.ts";
import { type ControlPage, controlPages } from "./set-up/control-pages.ts";
import {
  type FirstVisit,
  type FirstVisitOptions,
  signInBefore,
  visitFirst,
  type World,
  worlds,
} from "./set-up/first-visit.ts";
import { expect, test } from "./set-up/journey.ts";
import { plainHost } from "./set-up/resolve-names.ts";

/** Where a page is pressed, and how. */
interface Place extends Omit<FirstVisitOptions, "world" | "session"> {
  /** Of the account that is signed in, if there is one. */
  readonly email: string | undefined;
  /** The selector of what opens the part that is pressed. */
  readonly inside: string | undefined;
  readonly isMobile: boolean;
}

interface Press extends Place, FirstVisitOptions {
  readonly label: string;
  readonly kind: ControlKind;
  readonly world: World;
}

/** The kinds of the controls that a page shows; a control that is of none, or of two, is named instead. */
async function listKinds(page: Page): Promise<string[]> {
  const rows = Object.entries(controlKinds).map(([name, { controls }]) => [name, controls] as const);
  const shown = page.locator(pressableControls).filter({ visible: true });
  const found = await shown.evaluateAll(
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

/** Types, chooses or presses, by the keyboard on a desk. */
async function press(control: Locator, isMobile: boolean): Promise<void> {
  const [name, type] = await control.evaluate((element) => [element.localName, (element as HTMLInputElement).type]);
  if (name === "select") {
    await control.focus();
    await control.selectOption({ index: 1 });
  } else if (name === "textarea" || /^(text|search|email|tel|password)$/.test(type))
    await control.pressSequentially(type === "email" ? "ada@example.com" : "60611");
  else if (isMobile) await control.tap({ noWaitAfter: true });
  else {
    await control.focus();
    await control.page().keyboard.press(name === "input" ? "Space" : "Enter");
  }
}

/** Presses a control as the first thing on a fresh page; what was wrong, and what React has recovered from. */
async function pressFirst(browser: Browser, wanted: Press): Promise<Pick<FirstVisit, "faults" | "recovered">> {
  const { kind, world, inside, isMobile } = wanted;
  const visit = await visitFirst(browser, wanted);
  const { page, faults, recovered } = visit;
  try {
    if (inside !== undefined) await press(page.locator(inside).first(), isMobile);
    const control = page.locator(kind.controls).and(page.locator(pressableControls)).filter({ visible: true }).first();
    const reading = world === "none" && kind.native !== undefined ? kind.native : kind.answer;
    if (reading === null) await expect(control, "a control that does nothing").toHaveCount(0);
    else if (world !== "failed" || kind.native !== null || (await control.count()) > 0)
      await expectAnswer({ ...wanted, ...visit, control, reading });
  } catch (error) {
    const [said, expected] = stripVTControlCharacters(String(error)).split("\n\n");
    faults.push(`${said} ${expected}`);
  }
  await page.context().close();
  return { faults, recovered };
}

interface Pressed extends Press, FirstVisit {
  readonly control: Locator;
  readonly reading: ControlKind["answer"];
}

/** A press is answered, or the page tells why not; once, and also when the scripts have come or failed. */
async function expectAnswer({ page, release, posts, kind, world, isMobile, control, reading }: Pressed) {
  const before: unknown = await control.evaluateAll(reading);
  const { hash } = new URL(page.url());
  const alerts = page.getByRole("alert").filter({ hasText: /\S/, visible: true });
  expect(await alerts.count(), "alerts before").toBe(0);
  const isField = await control.evaluate((field) => field.matches("input, select"));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await press(control, isMobile);
  // Impatience adds nothing.
  if (kind.pieces !== undefined && world !== "none" && !isMobile) await page.keyboard.press("Enter");
  // A document that is just being replaced cannot be read.
  const read = () => control.evaluateAll(reading).catch(() => before);
  const isAnswered = async () => (await read()) !== before || (await alerts.count()) > 0;
  if (world === "slow") {
    const busy = page.locator(`[${busyAttribute}]`);
    // What a field shows by itself is read when the scripts are there.
    const state = async () => {
      if (await isAnswered()) return "answered";
      return isField || (await busy.count()) > 0 ? "held" : "lost";
    };
    await expect.poll(state, "while the scripts are on the way").not.toBe("lost");
    if ((await state()) === "held") {
      // Found and read at once: the answer of a form may come in between.
      const cursors = await page.evaluate(
        (held) => [...document.querySelectorAll(held)].map((control) => getComputedStyle(control).cursor),
        `[${busyAttribute}]`,
      );
      expect(
        cursors.filter((cursor) => cursor !== "progress"),
        "held look",
      ).toEqual([]);
      // The browser sends a form that has waited; the others wait for the scripts.
      const isForm = (await page.locator(`form[method=post] [${busyAttribute}]`).count()) > 0;
      if (isForm) await expect.poll(isAnswered, "answered by the browser").toBe(true);
    }
    release();
  }
  await expect.poll(isAnswered, "answered or told").toBe(true);
  await expect(page.locator("html"), "scripts").not.toHaveAttribute(scriptsAttribute, "starting");
  await expect.poll(isAnswered, "answered still").toBe(true);
  expect(posts.length, `sent once: ${posts}`).toBeLessThanOrEqual(1);
  // The browser moves the focus to another document, and to a fragment. What vanishes with the scripts is told.
  const isSame = await page.evaluate(() => "isSame" in window);
  const isGone = (await alerts.count()) > 0 && (await control.count()) === 0;
  if (!isMobile && isSame && !isGone && new URL(page.url()).hash === hash) await expectFocus(page, kind);
  if (kind.pieces === undefined) return;
  const quantities = Object.values(await readQuantities(page, new URL(page.url()).origin));
  expect(
    quantities.reduce((sum, quantity) => sum + quantity, 0),
    "pieces in the cart",
  ).toBe(kind.pieces);
  await expect(page.locator("[data-part=cart-count]").first(), "count").toHaveText(String(kind.pieces));
}

/** The focus is neither nowhere nor behind what has opened, and Tab leads to nothing behind it. */
async function expectFocus(page: Page, { pieces }: ControlKind): Promise<void> {
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

/** What is pressed on a page: every kind that it shows, in every world on the page of that kind, else in one. */
async function planPresses(browser: Browser, name: ControlPage, place: Place): Promise<Press[]> {
  const { inside, isMobile, url, email } = place;
  const openSession = () => (email === undefined ? undefined : signInBefore(browser, email, url));
  const shared = await openSession();
  const kindsIn = async (world: World) => {
    const { page } = await visitFirst(browser, { url, world, session: shared });
    const outside = inside === undefined ? [] : await listKinds(page);
    if (inside !== undefined) await press(page.locator(inside).first(), isMobile);
    const kinds = (await listKinds(page)).filter((kind) => !outside.includes(kind));
    await page.context().close();
    return kinds;
  };
  const scripted = await kindsIn("off");
  const native = await kindsIn("none");
  const shown = [...new Set([...scripted, ...native])];
  expect(
    shown.filter((kind) => !(kind in controlKinds)),
    "controls of no kind, or of two",
  ).toEqual([]);
  const own = Object.keys(controlKinds).filter((kind) => controlKinds[kind]?.on === name);
  expect(shown, "kinds of this page").toEqual(expect.arrayContaining(own));
  const turn = Object.keys(controlPages).indexOf(name);
  const frame = shown.filter((kind) => controlKinds[kind]?.isFrame);
  const presses = shown.flatMap((kindName) => {
    const kind = controlKinds[kindName] as ControlKind;
    if (kind.isFrame && kind.on !== name && kindName !== frame[turn % frame.length]) return [];
    const possible = worlds.filter((world) =>
      world === "none" ? kind.native === null || native.includes(kindName) : scripted.includes(kindName),
    );
    const one = (turn + Object.keys(controlKinds).indexOf(kindName)) % possible.length;
    const chosen = kind.on === name ? possible : possible.slice(one, one + 1);
    return chosen.map((world) => ({ ...place, label: `${kindName}, scripts ${world}`, kind, world, session: shared }));
  });
  for (const one of presses) if (one.kind.endsSession) one.session = await openSession();
  return presses;
}

/** Makes presses, two at a time, and lists what React has recovered from. */
async function expectAnswers(browser: Browser, info: TestInfo, presses: readonly Press[]): Promise<void> {
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
}

for (const [name, { path, tag, ...rest }] of Object.entries(controlPages))
  test(
    `a first press of every kind of control is answered or told: ${name}`,
    {
      tag: [tag, "@deep", "@one-brand", "@one-width"],
    },
    async ({ browser, isMobile, storeUrl }, info) => {
      test.slow();
      const url = storeUrl.replace("localhost", plainHost) + path;
      const email = "isSignedIn" in rest ? await createAccount() : undefined;
      const inside = "inside" in rest ? rest.inside : undefined;
      const presses = await planPresses(browser, name as ControlPage, { url, inside, isMobile, email });
      await expectAnswers(browser, info, presses);
    },
  );

const sample: readonly (readonly [path: string, kind: string, world: World])[] = [
  ["/", "an arrow of a row", "off"],
  [`/product/${sampleSkus.lamp}`, "Add of a product", "off"],
  ["/browse/living-room", "the sort order", "failed"],
  [`/product/${sampleSkus.sofa}`, "the details of a fabric", "slow"],
];
test(
  "a first press is answered or told while the scripts are slow, fail or have failed",
  {
    tag: ["@us-desktop", "@one-brand", "@one-width"],
  },
  async ({ browser, isMobile, storeUrl }, info) => {
    const presses = sample.map(([path, kindName, world]) => ({
      ...{
        url: storeUrl.replace("localhost", plainHost) + path,
        email: undefined,
        session: undefined,
        inside: undefined,
        isMobile,
      },
      ...{ label: `${path}: ${kindName}, scripts ${world}`, kind: controlKinds[kindName] as ControlKind, world },
    }));
    await expectAnswers(browser, info, presses);
  },
);
