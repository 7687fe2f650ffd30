import "@store/ui-kit/styles.css";
import "../styles.css";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

afterEach(() => {
  cleanup();
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

/** A step with a summary taller than its fields, on a screen of that width: answers where its parts stand. */
function showStep(width: number) {
  const { container } = render(
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
    </form>,
  );
  const screen = document.body.appendChild(document.createElement("iframe"));
  screen.style.width = `${width}px`;
  const page = screen.contentDocument as Document;
  for (const sheet of document.querySelectorAll("style")) page.head.append(sheet.cloneNode(true));
  page.body.innerHTML = container.innerHTML;
  return (selector: string) => (page.querySelector(selector) as Element).getBoundingClientRect();
}

it("begins a form where the summary beside it begins: a summary of no errors takes no room", () => {
  const boxOf = showStep(1280);
  const margin = Number.parseFloat(getComputedStyle(document.querySelector("#first") as Element).marginTop);
  expect(boxOf("#first").top).toBe(boxOf("form").top + margin);
  expect(boxOf("[data-part=summary]").top).toBe(boxOf("form").top);
});

it("shows the summary before the buttons on a small screen", () => {
  const boxOf = showStep(390);
  expect(boxOf("[data-part=summary]").top).toBeGreaterThan(boxOf("#first").bottom);
  expect(boxOf("button").top).toBeGreaterThan(boxOf("[data-part=summary]").bottom);
});

it("keeps the buttons under the fields on a wide screen, however tall the summary beside them is", () => {
  const boxOf = showStep(1280);
  expect(boxOf("[data-part=summary]").left).toBeGreaterThan(boxOf("button").right);
  expect(boxOf("button").top - boxOf("#first").bottom).toBeLessThan(80);
});

it("keeps a distance between an alert and what stands under it", () => {
  const { container } = render(
    <div data-part="checkout-main">
      <div data-part="alert">Declined</div>
      <section data-part="payment-choice">Payment</section>
    </div>,
  );
  const [alert, choice] = [...(container.firstElementChild?.children ?? [])].map((box) => box.getBoundingClientRect());
  expect((choice?.top ?? 0) - (alert?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
});
