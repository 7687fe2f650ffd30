import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Popup } from "./popup.tsx";

it("is not in the server's HTML, and opens with the hydration of a page that shows it at once", async () => {
  const page = (
    <main>
      <Popup.Root isOpen onClose={() => {}}>
        <Popup.Title>Delivery</Popup.Title>
      </Popup.Root>
      <p>The page</p>
    </main>
  );
  const html = renderToString(page);
  expect(html).toBe("<main><p>The page</p></main>");
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(document.querySelector("body > dialog[open]")).toHaveAccessibleName("Delivery");
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});
