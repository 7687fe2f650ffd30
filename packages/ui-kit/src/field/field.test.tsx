import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Field, type FieldProps, fieldId } from "./field.tsx";

function TypedField(props: Partial<FieldProps>) {
  const [value, setValue] = useState("");
  return <Field label="City" name="shipping.city" {...props} value={value} onChange={setValue} />;
}

describe("Field", () => {
  it("connects label, hint and error with the input, the error first", () => {
    render(<TypedField hint="Where the sofa goes." error="Please enter a city." required />);
    const input = screen.getByRole("textbox", { name: "City" });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription("Please enter a city. Where the sofa goes.");
  });

  it("has no description without a hint and an error", () => {
    render(<TypedField />);
    const input = screen.getByLabelText("City");
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute("aria-describedby");
  });

  it("keeps typed and pasted text", async () => {
    render(<TypedField />);
    const input = screen.getByLabelText("City");
    await userEvent.type(input, "St. ");
    await userEvent.paste("Louis");
    expect(input).toHaveValue("St. Louis");
  });

  it("reports a blur", async () => {
    const onBlur = vi.fn();
    render(<TypedField onBlur={onBlur} />);
    await userEvent.click(screen.getByLabelText("City"));
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["city", "city"],
    ["shipping.firstName", "shipping-firstName"],
    ["items[0]", "items-0"],
  ])("derives the id of %s", (name, id) => {
    expect(fieldId(name)).toBe(id);
  });
});
