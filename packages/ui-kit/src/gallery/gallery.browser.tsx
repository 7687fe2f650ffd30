import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Gallery } from "./gallery.tsx";

afterEach(cleanup);

it("marks the thumbnail of the picture that was swiped to", async () => {
  await page.viewport(390, 844);
  const pictures = ["Oat", "Moss", "Rust"].map((alt) => ({ imagePath: `/nowhere/${alt}.jpg`, alt }));
  const { container } = render(<Gallery label="Pictures of Harbor Sofa" pictures={pictures} />);
  const strip = container.querySelector("[data-part=gallery-strip]") as HTMLElement;
  expect(strip.scrollWidth).toBe(3 * strip.clientWidth);
  strip.scrollTo({ left: 2 * strip.clientWidth, behavior: "instant" });
  await expect.poll(() => container.querySelector("[aria-current]")).toHaveAttribute("aria-label", "Picture 3 of 3");
});
