import { afterEach, expect, it, vi } from "vitest";
import { startLate } from "./start-late.ts";

const never = 2 ** 31 - 1;
const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** A document that is still on its way: it holds the module, which says when it ran, and the script behind it. */
function openPage({ patience }: { patience: number }) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frames.push(frame);
  const page = frame.contentDocument as Document;
  const ran = vi.fn();
  Object.assign(frame.contentWindow as Window, { ran });
  page.open();
  page.write(`<!doctype html><script type="text/plain">ran(document.readyState)</script>
    <script>(${startLate})(["data:text/javascript,"],${patience})</script>`);
  return { page, ran };
}

it("runs the module when the page stands, and once only", async () => {
  const { page, ran } = openPage({ patience: never });
  expect(page.querySelector("link")).toBeNull();
  page.close();
  await vi.waitFor(() => expect(ran.mock.calls).toEqual([["complete"]]));
  expect(page.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1);
  page.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  expect(page.querySelectorAll('script[type="module"]')).toHaveLength(1);
});

it.each(["pointerdown", "keydown"])("runs it at a %s although the page is still on its way", async (act) => {
  const { page, ran } = openPage({ patience: never });
  page.dispatchEvent(new Event(act, { bubbles: true }));
  await vi.waitFor(() => expect(ran.mock.calls).toEqual([["loading"]]));
});

it("runs it when its patience ends although the page is still on its way", async () => {
  const { ran } = openPage({ patience: 0 });
  await vi.waitFor(() => expect(ran.mock.calls).toEqual([["loading"]]));
});
