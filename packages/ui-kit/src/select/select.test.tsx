import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Select } from "./select.tsx";

const states = [
  { value: "IL", label: "Illinois" },
  { value: "IA", label: "Iowa" },
];
const base = { label: "State", name: "state", value: "", options: states, placeholder: "Please Select" };

describe("Select", () => {
  it("starts with its placeholder and reports the selected value", async () => {
    const onChange = vi.fn();
    render(<Select {...base} onChange={onChange} />);
    const select = screen.getByRole("combobox", { name: "State" });
    expect(select).toHaveDisplayValue("Please Select");
    await userEvent.selectOptions(select, "Iowa");
    expect(onChange).toHaveBeenCalledWith("IA");
  });

  it("describes its error", () => {
    render(<Select {...base} onChange={() => {}} error="Please select a state." />);
    expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Please select a state.");
  });
});
