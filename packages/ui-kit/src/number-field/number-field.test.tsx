import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { NumberField } from "./number-field.tsx";

function Quantity({ onChange, start = 2 }: { onChange: (value: number) => void; start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <NumberField
      label="Quantity"
      name="quantity"
      value={value}
      max={12}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function show(start?: number) {
  const onChange = vi.fn();
  render(<Quantity onChange={onChange} {...(start !== undefined && { start })} />);
  const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { onChange, click, field: screen.getByRole("spinbutton", { name: "Quantity" }) };
}

describe("NumberField", () => {
  it("counts with its buttons and stops at both ends without losing the focus", async () => {
    const { field, click, onChange } = show();
    await click("Decrease quantity");
    expect(field).toHaveValue("1");
    await click("Decrease quantity");
    expect(onChange.mock.calls).toEqual([[1]]);
    expect(screen.getByRole("button", { name: "Decrease quantity" })).toHaveFocus();
    await click("Increase quantity");
    expect(field).toHaveValue("2");
  });

  it("counts with the arrow keys", async () => {
    const { field } = show();
    await userEvent.type(field, "{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(field).toHaveValue("3");
    expect(field).toHaveAttribute("aria-valuenow", "3");
  });

  it("corrects nothing while typing, and announces the applied limit on blur", async () => {
    const { field, onChange } = show();
    await userEvent.clear(field);
    await userEvent.type(field, "40");
    expect(field).toHaveValue("40");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(field).toHaveValue("12");
    expect(onChange.mock.calls).toEqual([[12]]);
    expect(screen.getByRole("status")).toHaveTextContent("The most is 12.");
  });

  it("restores the last number if the typed one is invalid", async () => {
    const { field, onChange } = show();
    await userEvent.clear(field);
    await userEvent.type(field, "two{Enter}");
    expect(field).toHaveValue("2");
    expect(onChange).not.toHaveBeenCalled();
  });
});
