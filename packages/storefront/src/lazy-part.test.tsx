import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { lazyPart } from "./lazy-part.ts";

const failing = () => Promise.reject(new Error("The script is gone."));

it("renders the fallback with the same props if the script cannot be loaded", async () => {
  const Part = lazyPart<{ name: string }>(failing, ({ name }) => <p>Without {name}</p>);
  render(
    <Suspense>
      <Part name="the terms" />
    </Suspense>,
  );
  expect(await screen.findByText("Without the terms")).toBeVisible();
});

it("renders nothing instead of a part that the page can do without", async () => {
  const Part = lazyPart(failing);
  const { container } = render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  await expect.poll(() => container.textContent).toBe("");
});
