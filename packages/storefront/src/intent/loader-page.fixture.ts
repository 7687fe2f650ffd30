import { afterEach, expect, vi } from "vitest";
import { addEarly } from "./add-early.ts";
import { awaitIntent, heldType } from "./await-intent.ts";
import { followVisitor } from "./follow-visitor.ts";
import { holdPresses } from "./hold-presses.ts";
import { keepPlace } from "./keep-place.ts";
import { mayLeave } from "./may-leave.ts";
import { recordView, watchAddButton } from "./product-page.ts";

const never = 2 ** 31 - 1;
const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

interface PageOptions {
  body?: string;
  /** What the held module does when it is released. */
  module?: string;
  patience?: number;
  /** Whether the server answers. */
  isThere?: boolean;
  /** A script before the loader, such as a service of the test. */
  before?: string;
}

/** A document with the loader, whose application is the held module: by default it counts its runs and never answers. */
export function openPage({ body = "", module = "", patience = never, before = "", isThere = true }: PageOptions) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frames.push(frame);
  frame.style.height = "300px";
  const page = frame.contentDocument as Document;
  page.open();
  page.write(`<!doctype html><script>document.documentElement.dataset.scripts = "waiting"; ${before}
    const a = (${awaitIntent})([], "${heldType}");
    const l = (${mayLeave})(async () => ${isThere}, "No connection.");
    (${addEarly})(a, "/early-add", 5000, l); (${holdPresses})(a, ${patience}, l); (${keepPlace})(a); (${followVisitor})(a, "/visitor", "cartCount"); (${watchAddButton})(); (${recordView})("/view");
    </script>${body}<script type="${heldType}">window.runs = (window.runs ?? 0) + 1; ${module}</script>`);
  page.close();
  const view = frame.contentWindow as Window & { runs?: number; calls?: unknown[] };
  const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`);
  return { page, root: page.documentElement, view, find };
}
export const running = "document.documentElement.dataset.scripts = 'running'";
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
