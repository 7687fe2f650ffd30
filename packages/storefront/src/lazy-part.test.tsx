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

it("renders a preloaded part at once", async () => {
  const Part = lazyPart(async () => () => <p>The terms</p>);
  await Part.preload();
  const { container } = render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(container.textContent).toBe("The terms");
});

it("loads a part again whose script could not be loaded before", async () => {
  let loads = 0;
  const Part = lazyPart(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError("The connection is lost.");
    return () => <p>The terms</p>;
  });
  await Part.preload();
  await Part.preload();
  await Part.preload();
  expect(loads).toBe(2);
  render(<Part />);
  expect(screen.getByText("The terms")).toBeVisible();
});
