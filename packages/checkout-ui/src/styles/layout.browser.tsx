import "@store/ui-kit/styles.css";
import "../styles.css";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";

afterEach(cleanup);

/** A step with two fields and a summary taller than they are. */
function showStep() {
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
  return (selector: string) => (container.querySelector(selector) as Element).getBoundingClientRect();
}

it("begins a form where the summary beside it begins: a summary of no errors takes no room", () => {
  const boxOf = showStep();
  const margin = Number.parseFloat(getComputedStyle(document.querySelector("#first") as Element).marginTop);
  expect(boxOf("#first").top).toBe(boxOf("form").top + margin);
});

it("shows the summary before the buttons on a small screen, and beside fields and buttons on a wide one", async () => {
  await page.viewport(390, 800);
  const boxOf = showStep();
  expect(boxOf("[data-part=summary]").top).toBeGreaterThan(boxOf("#first").bottom);
  expect(boxOf("button").top).toBeGreaterThan(boxOf("[data-part=summary]").bottom);
  await page.viewport(1280, 800);
  expect(boxOf("[data-part=summary]").top).toBe(boxOf("form").top);
  expect(boxOf("[data-part=summary]").left).toBeGreaterThan(boxOf("button").right);
  // A summary taller than the fields does not push the buttons away from them.
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
