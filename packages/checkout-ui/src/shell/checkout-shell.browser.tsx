import "@store/ui-kit/styles.css";
import "../styles.css";
import "../cart-styles.css";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";

afterEach(() => {
  cleanup();
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

/** Renders markup at a width and a text size; returns the positions of its parts. */
function showOn(
  { width, height = 150, letters = "100%" }: { width: number; height?: number; letters?: string },
  markup: ReactElement,
) {
  const { container } = render(markup);
  const screen = document.body.appendChild(document.createElement("iframe"));
  screen.style.width = `${width}px`;
  screen.style.height = `${height}px`;
  const page = screen.contentDocument as Document;
  page.documentElement.style.fontSize = letters;
  for (const sheet of document.querySelectorAll("style")) page.head.append(sheet.cloneNode(true));
  page.body.innerHTML = container.innerHTML;
  return (selector: string) => (page.querySelector(selector) as Element).getBoundingClientRect();
}

/** A step with a summary taller than its fields. */
const step = (
  <div data-part="checkout">
    <form data-part="checkout-body">
      <div data-part="checkout-main">
        <ErrorSummary problems={[]} />
        <p id="first">First Name</p>
      </div>
      <section data-part="summary" style={{ minHeight: "20rem" }}>
        Order summary
      </section>
      <div data-part="step-actions">
        <button type="submit">Next</button>
      </div>
    </form>
  </div>
);

it("starts a form at the top of the summary beside it: an empty error summary takes no space", () => {
  const boxOf = showOn({ width: 1280 }, step);
  const margin = Number.parseFloat(getComputedStyle(document.querySelector("#first") as Element).marginTop);
  expect(boxOf("#first").top).toBe(boxOf("form").top + margin);
  expect(boxOf("[data-part=summary]").top).toBe(boxOf("form").top);
});

it.each([
  ["a small screen", { width: 390 }],
  ["a wide one with letters twice as large", { width: 1280, letters: "200%" }],
])("shows the summary before the buttons on %s", (_, screen) => {
  const boxOf = showOn(screen, step);
  expect(boxOf("[data-part=summary]").top).toBeGreaterThan(boxOf("#first").bottom);
  expect(boxOf("button").top).toBeGreaterThan(boxOf("[data-part=summary]").bottom);
});

it("keeps the buttons below the fields on a wide screen, however tall the summary is", () => {
  const boxOf = showOn({ width: 1280 }, step);
  expect(boxOf("[data-part=summary]").left).toBeGreaterThan(boxOf("button").right);
  expect(boxOf("button").top - boxOf("#first").bottom).toBeLessThan(80);
});

it("keeps a distance between an alert and the content below it, and a link button as wide as its text", () => {
  const { container } = render(
    <div data-part="checkout-main">
      <div data-part="alert">Declined</div>
      <section data-part="payment-choice">Payment</section>
      <a href="/" data-part="button">
        Continue Shopping
      </a>
    </div>,
  );
  const [alert, choice, link] = [...(container.firstElementChild?.children ?? [])].map((box) =>
    box.getBoundingClientRect(),
  );
  expect((choice?.top ?? 0) - (alert?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
  expect(link?.width).toBeLessThan((choice?.width ?? 0) / 2);
});

it("breaks a long name in a heading instead of widening the page", () => {
  const boxOf = showOn(
    { width: 320 },
    <div data-part="checkout-main">
      <section data-part="recipient">
        <h2>For Wolfeschlegelsteinhausenbergerdorffwelch Featherstonehaugh in Chicago</h2>
        <p>$48.00</p>
      </section>
    </div>,
  );
  expect(boxOf("h2").right).toBeLessThanOrEqual(320);
  expect(boxOf("p").right).toBeLessThanOrEqual(320);
});

it.each(["100%", "200%"])("keeps the title and the total of a cart line apart with text of %s", (letters) => {
  const boxOf = showOn(
    { width: 1280, letters },
    <div data-part="cart">
      <div data-part="checkout-body">
        <ul data-part="cart-lines">
          <li data-part="cart-line">
            <span data-part="cart-line-picture" />
            <div data-part="cart-line-text">
              <div data-part="cart-line-head">
                <h2 data-part="cart-line-title">Tidewater Bath Towels</h2>
                <p data-part="cart-line-total">$1,899.00</p>
              </div>
            </div>
            <div data-part="cart-line-actions">Remove</div>
          </li>
        </ul>
        <section data-part="summary">Order summary</section>
      </div>
    </div>,
  );
  const title = boxOf("h2");
  const total = boxOf("[data-part=cart-line-total]");
  expect(total.left >= title.right || total.top >= title.bottom).toBe(true);
  expect(title.width).toBeGreaterThan(120);
});

it("keeps total and button of a phone's cart in view beside the lines, and never beside the summary's own", () => {
  const boxOf = showOn(
    { width: 390, height: 844 },
    <div data-part="cart">
      <div data-part="checkout-body">
        <ul data-part="cart-lines">
          <li data-part="cart-line" style={{ height: "2000px" }} />
        </ul>
        <div data-part="cart-bar">
          <button type="button">Checkout</button>
        </div>
        <section data-part="summary" style={{ height: "1500px" }}>
          Order summary
        </section>
      </div>
    </div>,
  );
  const page = document.querySelector("iframe")?.contentDocument as Document;
  const inView = page.defaultView as Window;
  /** What is seen in the middle of the bar. */
  const seen = () => {
    const { left, top, width, height } = boxOf("[data-part=cart-bar]");
    return page
      .elementFromPoint(left + width / 2, top + height / 2)
      ?.closest("[data-part]")
      ?.getAttribute("data-part");
  };
  expect(boxOf("[data-part=cart-bar]").bottom).toBe(inView.innerHeight);
  expect(seen()).toBe("cart-bar");
  inView.scrollTo(0, boxOf("[data-part=summary]").top - 844 + 200);
  expect(seen()).toBe("summary");
  page.querySelector("button")?.focus({ preventScroll: true });
  expect(seen()).toBe("cart-bar");
  page.querySelector("button")?.blur();
  inView.scrollTo(0, 9999);
  expect(boxOf("[data-part=cart-bar]").bottom).toBeLessThanOrEqual(boxOf("[data-part=summary]").bottom);
  expect(seen()).toBe("summary");
});
