import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { facetsSample } from "./filter-panel.samples.ts";
import { FilterPanel } from "./filter-panel.tsx";

function show(layout: "column" | "bar" = "column") {
  const onToggle = vi.fn();
  render(
    <form>
      <FilterPanel
        facets={facetsSample}
        isChosen={(name, value) => name === "color" && value === "oat"}
        onToggle={onToggle}
        layout={layout}
      />
      <button type="button">Elsewhere</button>
    </form>,
  );
  return onToggle;
}

describe("FilterPanel", () => {
  it("names each facet, its values and the number of products of each", () => {
    show();
    const colors = screen.getByRole("group", { name: "Color" });
    expect(within(colors).getAllByRole("checkbox")).toHaveLength(3);
    expect(within(colors).getByRole("checkbox", { name: /^Oat.*6 items$/ })).toBeChecked();
    expect(within(colors).getByRole("checkbox", { name: /^Moss.*1 item$/ })).not.toBeChecked();
  });

  it("is part of the surrounding form", () => {
    show();
    const form = screen.getByRole("checkbox", { name: /^Oat/ }).closest("form");
    expect(form && [...new FormData(form)]).toEqual([["color", "oat"]]);
  });

  it("reports selected and removed values", async () => {
    const onToggle = show();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Under/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Oat/ }));
    expect(onToggle.mock.calls).toEqual([
      ["price", "under-500", true],
      ["color", "oat", false],
    ]);
  });

  it("is open in a column and closed in a bar", () => {
    show();
    for (const group of document.querySelectorAll("details")) expect(group.open).toBe(true);
    show("bar");
    expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true, false, false]);
  });

  it("closes a bar's group with Escape, and with a click outside", async () => {
    show("bar");
    const [price] = document.querySelectorAll("details");
    if (!price) throw new Error("The panel has no group.");
    const title = screen.getByText("Price");
    await userEvent.click(title);
    expect(price.open).toBe(true);
    price.querySelector("input")?.focus();
    await userEvent.keyboard("{Escape}");
    expect(price.open).toBe(false);
    expect(price.querySelector("summary")).toHaveFocus();
    await userEvent.click(title);
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect(price.open).toBe(false);
  });
});
