import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Carousel, type CarouselProps, SlidePicture } from "./carousel.tsx";
import { DoubleDeckerCarousel } from "./double-decker-carousel.tsx";

afterEach(cleanup);

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={`slide-${index + 1}`} href={`#slide-${index + 1}`}>
      {`Slide ${index + 1}`}
    </a>
  ));

async function show(width: number, props: Partial<CarouselProps> = {}) {
  await page.viewport(width, 900);
  document.documentElement.dataset.brand = "general";
  const { container } = render(
    <Carousel label="Trending Products" {...props}>
      {props.children ?? slides(12)}
    </Carousel>,
  );
  const strip = container.querySelector("[data-part=carousel-strip]") as HTMLElement;
  const slideWidth = () => strip.querySelector("[data-part=carousel-slide]")?.getBoundingClientRect().width ?? 0;
  const gap = Number.parseFloat(getComputedStyle(strip).columnGap);
  /** The scroll position of the strip, in slides. */
  const place = () => strip.scrollLeft / (slideWidth() + gap);
  /** How many slides are in view; a partly visible one counts as a fraction. */
  function shown(): number {
    const { left, right } = strip.getBoundingClientRect();
    const parts = [...strip.children].map((slide) => {
      const box = slide.getBoundingClientRect();
      return Math.max(Math.min(box.right, right) - Math.max(box.left, left), 0) / box.width;
    });
    return parts.reduce((sum, part) => sum + part, 0);
  }
  return { strip, place, shown };
}

const next = () => userEvent.click(page.getByRole("button", { name: "Next, Trending Products" }));

describe("Carousel", () => {
  it("shows and turns four slides on a desktop [PROD-11]", async () => {
    const { place, shown } = await show(769);
    expect(shown()).toBeCloseTo(4, 1);
    await next();
    await expect.poll(() => place()).toBeCloseTo(4, 1);
    await next();
    await expect.poll(() => place()).toBeCloseTo(8, 1);
  });

  it("can be turned on when slides are added at its end", async () => {
    await page.viewport(769, 900);
    document.documentElement.dataset.brand = "general";
    const carousel = (count: number) => <Carousel label="Trending Products">{slides(count)}</Carousel>;
    const { rerender } = render(carousel(6));
    const button = page.getByRole("button", { name: "Next, Trending Products" });
    await next();
    await expect.element(button).toBeDisabled();
    rerender(carousel(12));
    await expect.element(button).toBeEnabled();
  });

  it("shows and turns two and a half on a phone [PROD-11]", async () => {
    const { place, shown } = await show(768);
    expect(shown()).toBeCloseTo(2.5, 1);
    await next();
    await expect.poll(() => place()).toBeCloseTo(2.5, 1);
    await next();
    await expect.poll(() => place()).toBeCloseTo(5, 1);
  });

  it("never shows more than its cap", async () => {
    const { shown } = await show(1440, { maxShown: 3 });
    expect(shown()).toBeCloseTo(3, 1);
  });

  it("turns with the arrow keys and keeps the focus at the end", async () => {
    const { strip, place } = await show(1440, { children: slides(6) });
    strip.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => place()).toBeCloseTo(2, 1);
    const button = await screen.findByRole("button", { name: "Next, Trending Products" });
    button.focus();
    await expect.poll(() => button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveFocus();
    strip.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => place()).toBeCloseTo(0, 1);
  });

  it("scrolls a slide into view that gets the focus by Tab", async () => {
    const { strip } = await show(1440, { children: slides(6) });
    const last = screen.getByRole("link", { name: "Slide 6" });
    screen.getByRole("link", { name: "Slide 5" }).focus();
    await userEvent.keyboard("{Tab}");
    expect(last).toHaveFocus();
    await expect
      .poll(() => last.getBoundingClientRect().right)
      .toBeLessThanOrEqual(strip.getBoundingClientRect().right);
  });

  it("hides its buttons if everything fits", async () => {
    await show(1440, { children: slides(4) });
    await expect.element(page.getByRole("button", { name: "Next, Trending Products" })).not.toBeInTheDocument();
  });
});

it.each([
  [768, ["eager", "eager", "eager", "lazy", "lazy", "lazy", "lazy"]],
  [769, ["eager", "eager", "eager", "eager", "eager", "lazy", "lazy"]],
])("loads the pictures beyond the first view lazily, %s pixels wide [PROD-09]", async (width, loading) => {
  await page.viewport(width, 900);
  const { container } = render(
    <Carousel label="Trending Products">
      {loading.map((_, index) => (
        <SlidePicture key={`picture-${index + 1}`} index={index} imagePath={`/nowhere/${index}.jpg`} alt="" />
      ))}
    </Carousel>,
  );
  expect([...container.querySelectorAll("img")].map((image) => image.loading)).toEqual(loading);
});

it("pairs five items in three columns [PROD-10]", async () => {
  await page.viewport(1440, 900);
  const { container } = render(<DoubleDeckerCarousel label="More to love">{slides(5)}</DoubleDeckerCarousel>);
  const columns = [...container.querySelectorAll("[data-part=carousel-slide]")];
  expect(columns.map((column) => column.textContent)).toEqual(["Slide 1Slide 2", "Slide 3Slide 4", "Slide 5"]);
  const [upper, lower] = screen.getAllByRole("link").map((link) => link.getBoundingClientRect());
  expect(lower?.top).toBeGreaterThanOrEqual(upper?.bottom ?? 0);
});
