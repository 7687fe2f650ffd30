import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyWritten } from "./lazy-written.ts";
import { notLoadedText } from "./not-loaded.tsx";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

it("keeps the server's HTML if the script of the part cannot be loaded", async () => {
  const Part = lazyWritten('[data-part="code"]', lost);
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(
    <Suspense>
      <form data-part="code">Apply</form>
    </Suspense>,
  );
  render(
    <Suspense>
      <Part />
    </Suspense>,
    { container, hydrate: true },
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText("Apply")).toBeVisible();
  expect(screen.queryByText(notLoadedText)).toBeNull();
});

it("says so if the browser would have rendered the part itself", async () => {
  const Part = lazyWritten('[data-part="none"]', lost);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText(notLoadedText)).toBeVisible();
});
