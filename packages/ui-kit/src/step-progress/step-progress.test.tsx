import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StepProgress } from "./step-progress.tsx";

const steps = [
  { label: "Shipping", href: "/checkout/shipping", state: "done" },
  { label: "Payment and Billing", href: "/checkout/paymentandbilling", state: "current" },
  { label: "Review and Place Order", state: "open" },
] as const;

describe("StepProgress", () => {
  it("marks the current step and links to completed ones", () => {
    render(<StepProgress steps={steps} />);
    const items = within(screen.getByRole("navigation", { name: "Checkout progress" })).getAllByRole("listitem");
    expect(items.map((item) => [item.textContent, item.getAttribute("aria-current")])).toEqual([
      ["Shipping (completed)", null],
      ["Payment and Billing", "step"],
      ["Review and Place Order", null],
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/checkout/shipping"]);
  });
});
