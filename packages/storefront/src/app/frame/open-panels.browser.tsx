import { forgetEarlyInput, recordEarlyInput, restoreEarlyInput } from "@store/ui-kit/early-input";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

const page = (
  <main>
    <div id="menu" popover="">
      Menu
    </div>
    <input name="city" />
  </main>
);

it("an open panel and the focus survive when React renders the page again", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const menu = () => container.querySelector<HTMLElement>("#menu");
  const city = () => container.querySelector("input");
  menu()?.showPopover();
  city()?.focus();
  const before = menu();
  before?.after(document.createElement("div"));
  recordEarlyInput();
  const root = hydrateRoot(container, page, { onRecoverableError: restoreEarlyInput });
  await vi.waitFor(() => expect(menu()).not.toBe(before));
  expect(menu()?.matches(":popover-open")).toBe(true);
  expect(document.activeElement).toBe(city());
  forgetEarlyInput();
  root.unmount();
  container.remove();
});
