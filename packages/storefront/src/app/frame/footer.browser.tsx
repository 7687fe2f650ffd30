import "@store/ui-kit/styles.css";
import "./layout.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Footer } from "./footer.tsx";
import { modernStoreSample, navigationSample, storeSample } from "./layout.samples.ts";

const { departments } = navigationSample;

afterEach(cleanup);

it.each([
  ["general", storeSample],
  ["modern", modernStoreSample],
])("takes less than two thirds of a phone's screen, %s", async (brand, store) => {
  await page.viewport(390, 844);
  document.documentElement.dataset.brand = brand;
  render(<Footer store={store} departments={departments} otherSiteUrl="http://localhost:3001/" />);
  const footer = screen.getByRole("contentinfo");
  expect(footer.getBoundingClientRect().height).toBeLessThan((2 / 3) * 844);
  const boxes = [...footer.querySelectorAll("[data-part=footer-columns] > *")].filter((box) => box.checkVisibility());
  expect(boxes.every((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});
