import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { RadioCards, type RadioCardsProps } from "./radio-cards.tsx";

function ServiceLevels({ onEarly, ...props }: Partial<RadioCardsProps> & { onEarly?: (value: string) => void }) {
  const [value, setValue] = useState("1");
  return (
    <RadioCards
      legend="Delivery"
      name="serviceLevel"
      options={[
        { value: "1", label: "Standard Shipping", description: "December 1 to 3", detail: "$24.95" },
        { value: "2", label: "Premium Shipping", description: "November 30", detail: "$39.95" },
      ]}
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onEarly?.(chosen);
      }}
    />
  );
}

describe("RadioCards", () => {
  it("shows the name, the price and the consequence of each option", () => {
    render(<ServiceLevels />);
    expect(screen.getByRole("group", { name: "Delivery" })).toBeInTheDocument();
    const standard = screen.getByRole("radio", { name: "Standard Shipping $24.95" });
    expect(standard).toBeChecked();
    expect(standard).toHaveAccessibleDescription("December 1 to 3");
  });

  it("changes by a click anywhere on the card and by arrow keys", async () => {
    render(<ServiceLevels />);
    await userEvent.click(screen.getByText("November 30"));
    expect(screen.getByRole("radio", { name: /Premium/ })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole("radio", { name: /Standard/ })).toBeChecked();
  });

  it("connects its error with the group, and an error summary links to the first radio", () => {
    render(<ServiceLevels error="Please choose a delivery." />);
    expect(screen.getByRole("group")).toHaveAccessibleDescription("Please choose a delivery.");
    expect(document.getElementById("serviceLevel")).toBe(screen.getAllByRole("radio")[0]);
  });
});

it("counts what was selected before hydration", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<ServiceLevels />);
  screen.getByRole<HTMLInputElement>("radio", { name: /Premium/ }).checked = true;
  const onChange = vi.fn();
  const { rerender } = render(<ServiceLevels onEarly={onChange} />, { container, hydrate: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2");
  rerender(<ServiceLevels error="Please choose." />);
  expect(screen.getByRole("radio", { name: /Premium/ })).toBeChecked();
});
