import "../styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StepProgress } from "./step-progress.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = "";
});

it.each(["100%", "200%"])(
  "shows only bars on a phone, with text of %s, and the name of a link that has the focus",
  (letters) => {
    document.documentElement.style.fontSize = letters;
    const labels = ["Cart", "Shipping", "Shipping and Gift Options", "Payment and Billing", "Review and Place Order"];
    const steps = labels.map((label, index) => ({
      label,
      href: `/${index}`,
      state: index === 2 ? ("current" as const) : ("done" as const),
    }));
    const { container, getByRole, getByText } = render(
      <div style={{ width: "320px" }}>
        <StepProgress steps={steps} />
      </div>,
    );
    expect(window.innerWidth).toBeLessThanOrEqual(768);
    expect(getByText("Shipping and Gift Options").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    expect((container.firstElementChild as Element).getBoundingClientRect().height).toBeLessThan(30);
    const cart = getByRole("link", { name: "Cart" });
    cart.focus();
    expect(cart.getBoundingClientRect().width).toBeGreaterThan(20);
  },
);
