import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Reveal } from "./reveal.tsx";

afterEach(cleanup);

const tall = (
  <>
    <a href="#care">Care</a>
    <div style={{ height: "1600px" }} />
    <a href="#fabric">Fabric</a>
  </>
);
const windowOf = (container: HTMLElement) => container.querySelector("[data-part=reveal-window]") as HTMLElement;

it("shows 1000 pixels, and all of it 275 milliseconds after Show More [CONST-06]", async () => {
  const { container } = render(<Reveal>{tall}</Reveal>);
  await userEvent.click(page.getByRole("button", { name: "Show More" }));
  const { transitionDuration, transitionProperty } = getComputedStyle(windowOf(container));
  expect([transitionProperty, transitionDuration]).toEqual(["max-height", "0.275s"]);
  await expect.poll(() => windowOf(container).offsetHeight).toBeGreaterThan(1600);
  await userEvent.click(page.getByRole("button", { name: "Show Less" }));
  await expect.poll(() => windowOf(container).offsetHeight).toBe(1000);
  expect(screen.getByRole("button", { name: "Show More" })).toHaveAttribute("aria-expanded", "false");
});

it("has no button if the text fits", async () => {
  const { container } = render(
    <Reveal>
      <p>Kiln-dried beech.</p>
    </Reveal>,
  );
  expect(windowOf(container).offsetHeight).toBeLessThan(1000);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("expands when the focus enters the hidden part, and not before", async () => {
  render(<Reveal>{tall}</Reveal>);
  await expect.element(page.getByRole("button", { name: "Show More" })).toBeVisible();
  screen.getByRole("link", { name: "Care" }).focus();
  expect(screen.getByRole("button", { name: "Show More" })).toBeVisible();
  screen.getByRole("link", { name: "Fabric" }).focus();
  await expect.element(page.getByRole("button", { name: "Show Less" })).toBeVisible();
});
