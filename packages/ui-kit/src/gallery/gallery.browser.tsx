import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Gallery } from "./gallery.tsx";

afterEach(cleanup);

const pictures = ["Oat", "Moss", "Rust"].map((alt) => ({ imagePath: `/nowhere/${alt}.jpg`, alt }));
const gallery = <Gallery label="Pictures of Harbor Sofa" pictures={pictures} />;

it("marks the thumbnail of the picture that was swiped to", async () => {
  await page.viewport(390, 844);
  const { container } = render(gallery);
  const strip = container.querySelector("[data-part=gallery-strip]") as HTMLElement;
  expect(strip.scrollWidth).toBe(3 * strip.clientWidth);
  strip.scrollTo({ left: 2 * strip.clientWidth, behavior: "instant" });
  await expect.poll(() => container.querySelector("[aria-current]")).toHaveAttribute("aria-label", "Picture 3 of 3");
});

it("marks the picture that a thumbnail's link showed before the application ran", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(gallery);
  const strip = container.querySelector("[data-part=gallery-strip]") as HTMLElement;
  strip.scrollTo({ left: strip.clientWidth, behavior: "instant" });
  await expect.poll(() => strip.scrollLeft).toBe(strip.clientWidth);
  render(gallery, { container, hydrate: true });
  await expect.poll(() => container.querySelector("[aria-current]")).toHaveAttribute("aria-label", "Picture 2 of 3");
});
