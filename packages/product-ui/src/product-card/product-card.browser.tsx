import "@store/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { roomCard } from "../samples/sample-cards.ts";
import { ProductCard } from "./product-card.tsx";

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(cleanup);

it("shows the room over the picture while the card has the keyboard focus, and moves nothing", async () => {
  await page.viewport(1024, 900);
  const { container } = render(<ProductCard product={roomCard} sizes="320px" />);
  const card = container.querySelector<HTMLElement>("[data-part=product-card]");
  const room = container.querySelector<HTMLElement>("[data-part=product-card-room]");
  if (!card || !room) throw new Error("The card has no second picture.");
  const before = card.getBoundingClientRect().height;
  expect(room.offsetParent).toBeNull();
  await userEvent.keyboard("{Tab}");
  expect(room.getBoundingClientRect().width).toBeCloseTo(card.getBoundingClientRect().width, 0);
  expect(card.getBoundingClientRect().height).toBe(before);
});
