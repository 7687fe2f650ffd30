import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StepProgress } from "./step-progress.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = "";
});

it("keeps the name of the current step inside the page, also with text twice as large", () => {
  document.documentElement.style.fontSize = "200%";
  const labels = ["Cart", "Shipping", "Shipping and Gift Options", "Payment and Billing", "Review and Place Order"];
  const steps = labels.map((label, index) => ({
    label,
    state: index === 2 ? ("current" as const) : ("open" as const),
  }));
  const { container, getByText } = render(
    <div style={{ width: "320px" }}>
      <StepProgress steps={steps} />
    </div>,
  );
  const page = (container.firstElementChild as Element).getBoundingClientRect();
  const name = getByText("Shipping and Gift Options").getBoundingClientRect();
  expect(window.innerWidth).toBeLessThanOrEqual(768);
  expect(name.left).toBeGreaterThanOrEqual(page.left - 1);
  expect(name.right).toBeLessThanOrEqual(page.right + 1);
});
