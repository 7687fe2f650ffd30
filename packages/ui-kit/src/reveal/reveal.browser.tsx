import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Reveal } from "./reveal.tsx";

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, "", location.pathname + location.search);
});

const tall = (
  <>
    <a href="#care">Care</a>
    <div style={{ height: "1600px" }} />
    <a id="fabric" href="#fabric">
      Fabric
    </a>
  </>
);
const more = page.getByRole("button", { name: "Show More" });
const less = page.getByRole("button", { name: "Show Less" });
const shown = () => document.querySelector("[data-part=reveal-window]") as HTMLElement;

/** As a server writes it, in a page without scripts. */
function write(text: React.ReactNode) {
  document.body.innerHTML = renderToString(<Reveal>{text}</Reveal>);
}

it("shows 1000 pixels, and all of it 275 milliseconds after Show More, without scripts [CONST-06]", async () => {
  write(tall);
  expect(shown().offsetHeight).toBe(1000);
  (more.element() as HTMLElement).click();
  const [motion] = shown().getAnimations() as CSSTransition[];
  expect([motion?.transitionProperty, motion?.effect?.getTiming().duration]).toEqual(["max-height", 275]);
  await expect.poll(() => shown().offsetHeight).toBeGreaterThan(1600);
  await expect.element(more).not.toBeInTheDocument();
  await userEvent.click(less);
  await expect.poll(() => shown().offsetHeight).toBe(1000);
  await expect.element(more).toBeVisible();
});

it.each([
  [999, 0],
  [1000, 0],
  [1001, 1],
])("asks the style sheet for the height: of %i pixels of text, there are %i buttons", async (height, buttons) => {
  write(<div style={{ height }} />);
  expect(screen.queryAllByRole("button")).toHaveLength(buttons);
  expect(shown().offsetHeight).toBe(Math.min(height, 1000));
});

it("gets its button when the text grows, and loses it when it fits", async () => {
  write(<div id="grows">Text</div>);
  const text = document.getElementById("grows") as HTMLElement;
  await expect.element(more).not.toBeInTheDocument();
  text.style.height = "1400px";
  await expect.element(more).toBeVisible();
  text.style.height = "900px";
  await expect.element(more).not.toBeInTheDocument();
});

it("has its button at the end of what is shown, also where a search has scrolled to", () => {
  write(tall);
  const end = () => (more.element() as HTMLElement).getBoundingClientRect().bottom;
  const isAtEnd = () => Math.abs(shown().getBoundingClientRect().bottom - end()) < 8;
  expect(isAtEnd()).toBe(true);
  shown().scrollTop = 300;
  expect(isAtEnd()).toBe(true);
});

it("toggles by the keyboard, without scripts", async () => {
  write(<div style={{ height: "1600px" }} />);
  await userEvent.tab();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(less).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(more).toHaveFocus();
});

it("expands when the focus enters the hidden part, and not before", async () => {
  render(<Reveal>{tall}</Reveal>);
  screen.getByRole("link", { name: "Care" }).focus();
  (more.element() as HTMLElement).focus();
  await expect.element(more).toBeVisible();
  screen.getByRole("link", { name: "Fabric" }).focus();
  await expect.element(less).toBeVisible();
});

it("shows all of the text that the address leads into, without scripts", async () => {
  write(tall);
  location.hash = "#fabric";
  await expect.poll(() => shown().offsetHeight).toBeGreaterThan(1600);
  await expect.element(more).not.toBeInTheDocument();
});
