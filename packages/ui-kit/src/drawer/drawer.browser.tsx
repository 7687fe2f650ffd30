import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Drawer } from "./drawer.tsx";

afterEach(cleanup);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Filter & Sort
      </button>
      <Drawer.Root isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Drawer.Title>Filter & Sort</Drawer.Title>
        <Drawer.Body>
          {Array.from({ length: 40 }, (_, index) => (
            <p key={`p${index + 1}`}>Linen, {index + 1} colors</p>
          ))}
        </Drawer.Body>
        <Drawer.Actions>
          <Drawer.Close variant="primary">Show 31 results</Drawer.Close>
        </Drawer.Actions>
      </Drawer.Root>
    </>
  );
}

async function open(width: number) {
  await page.viewport(width, 700);
  render(<Page />);
  await userEvent.click(page.getByRole("button", { name: "Filter & Sort" }));
  await expect.element(page.getByRole("dialog", { name: "Filter & Sort" })).toBeVisible();
  return page.getByRole("dialog").element() as HTMLElement;
}
const at = (drawer: HTMLElement) => {
  const { left, right, top, bottom } = drawer.getBoundingClientRect();
  return { left, right, top, bottom };
};

describe("Drawer", () => {
  it("moves for 0.6 seconds and may be 10000 pixels high [CONST-02]", async () => {
    const { maxHeight, transitionProperty, transitionDuration } = getComputedStyle(await open(1440));
    expect(maxHeight).toBe("10000px");
    expect(transitionProperty).toMatch(/^transform, max-height,/);
    expect(new Set(transitionDuration.split(", "))).toEqual(new Set(["0.6s"]));
  });

  it("darkens the page behind it for 500 milliseconds [CONST-04]", async () => {
    expect(getComputedStyle(await open(1440), "::backdrop").transitionDuration).toBe("0.5s");
  });

  it("opens from the right on a desktop", async () => {
    const drawer = await open(769);
    await expect.poll(() => at(drawer)).toEqual({ left: 769 - 448, right: 769, top: 0, bottom: 700 });
  });

  it("opens from below on a phone and leaves part of the page visible", async () => {
    const drawer = await open(768);
    await expect.poll(() => at(drawer)).toEqual({ left: 0, right: 768, top: 48, bottom: 700 });
    await expect.element(page.getByRole("button", { name: "Show 31 results" })).toBeInViewport();
  });

  it("closes on Escape and gives the focus back", async () => {
    await open(390);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.poll(() => screen.getByRole("button", { name: "Filter & Sort" })).toHaveFocus();
  });
});
