import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Field } from "../field/field.tsx";
import { ErrorSummary, type FieldProblem } from "./error-summary.tsx";

function Form({ problems }: { problems: readonly FieldProblem[] }) {
  return (
    <form>
      <ErrorSummary problems={problems} />
      <Field label="City" name="city" value="" onChange={() => {}} />
    </form>
  );
}

describe("ErrorSummary", () => {
  it("is in the page before it has a message, and announces it without taking the focus", () => {
    const { rerender } = render(<Form problems={[]} />);
    const region = screen.getByRole("alert");
    expect(region).toBeEmptyDOMElement();
    screen.getByLabelText("City").focus();
    rerender(<Form problems={[{ fieldId: "city", message: "Please enter a city." }]} />);
    expect(screen.getByRole("alert")).toBe(region);
    expect(region).toHaveTextContent("Please enter a city.");
    expect(screen.getByLabelText("City")).toHaveFocus();
  });

  it("links to the field", async () => {
    render(<Form problems={[{ fieldId: "city", message: "Please enter a city." }]} />);
    const link = screen.getByRole("link", { name: "Please enter a city." });
    expect(link).toHaveAttribute("href", "#city");
    await userEvent.click(link);
    expect(screen.getByLabelText("City")).toHaveFocus();
  });
});
