import { afterEach, expect, vi } from "vitest";
import { headTexts } from "./head-texts.ts";
import { type HeadKind, heldModuleType } from "./protocol.ts";

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

interface PageOptions {
  kind?: HeadKind;
  body?: string;
  /** What the module of the application does when it is run; for an eager page, the address that it imports. */
  module?: string;
  /** By how much the page's timers are faster than real ones. */
  haste?: number;
  /** Whether the server answers. */
  isThere?: boolean;
  /** A script before the head's, such as a service of the test. */
  before?: string;
}

/** Answers `/healthz` like a server that is there, or not. */
const health = (isThere: boolean) => `const realFetch = window.fetch;
  window.fetch = async (url, ...rest) => url === "/healthz" ? { ok: ${isThere} } : realFetch(url, ...rest);`;

/** Timers and the clock of the page run faster. */
const hurry = (haste: number) => `const wait = window.setTimeout;
  window.setTimeout = (act, ms, ...rest) => wait(act, ms / ${haste}, ...rest);
  const now = performance.now.bind(performance);
  performance.now = () => now() * ${haste};`;

/** A document with the script of the head, whose application counts its runs and never answers by default. */
export function openPage(options: PageOptions) {
  const { kind = "product", body = "", module = "", haste = 1, before = "", isThere = true } = options;
  const frame = document.body.appendChild(document.createElement("iframe"));
  frames.push(frame);
  frame.style.height = "300px";
  // The pointer is where an earlier test has left it, and to rest on a control is an intent.
  frame.style.pointerEvents = "none";
  const page = frame.contentDocument as Document;
  const run =
    kind === "eager"
      ? `<script type="module">import("${module}")</script>`
      : `<script type="${heldModuleType}">window.runs = (window.runs ?? 0) + 1; ${module}</script>`;
  page.open();
  page.write(`<!doctype html><script>${health(isThere)} ${hurry(haste)} ${before}</script>
    <template><dialog data-signs-in><form method="dialog"><h2 tabindex="-1">Account Sign In</h2><button>Close</button></form><p role="status">Loading</p></dialog></template>
    <script data-files="data:text/javascript," data-add-path="/early-add" data-visitor-path="/visitor" data-count-key="cartCount" data-view-path="/view">${headTexts[kind]}</script>${body}${run}`);
  page.close();
  const view = frame.contentWindow as Window & { runs?: number; calls?: unknown[] };
  const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`);
  return { page, root: page.documentElement, view, find };
}
export const running = "document.documentElement.dataset.scripts = 'running'";
/** What a script of the page that cannot be loaded does. */
export const lost =
  "dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: new TypeError() }))";
export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

export type Page = ReturnType<typeof openPage>;
export const press = (element: HTMLElement) =>
  element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));

/** Counts the clicks that reach the button, and the submits. */
export function count({ page, find }: Page) {
  const seen = { clicks: vi.fn(), submits: vi.fn() };
  find("button").addEventListener("click", seen.clicks);
  page.addEventListener("submit", seen.submits);
  return seen;
}

/** Three impatient presses. */
export function pressThrice({ find }: Page): void {
  for (let presses = 0; presses < 3; presses += 1) find("button").click();
}
