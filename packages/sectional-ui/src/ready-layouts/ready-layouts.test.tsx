import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { layoutsSample } from "./layouts.samples.ts";
import { ReadyLayouts } from "./ready-layouts.tsx";

const show = (layouts = layoutsSample) =>
  render(<ReadyLayouts layouts={layouts} toUrl={(code) => `/product/100201?layout=${code}`} />);

describe("ReadyLayouts", () => {
  it("shows name and price of each layout as a link to its page, and which one is selected", () => {
    show();
    const layouts = within(screen.getByRole("region", { name: "Ready Layouts" }));
    expect(layouts.getByRole("link", { current: true })).toHaveTextContent("Sofa with Chaise $3,897.00");
    const other = layouts.getByRole("link", { name: "Two Chaises $5,196.00" });
    expect(other).toHaveAttribute("href", "/product/100201?layout=two-chaises");
    expect(layouts.getByText("Layout")).toBeVisible();
  });

  it("says why a layout cannot be bought, without a link", () => {
    show();
    expect(screen.getAllByRole("listitem").at(-1)).toHaveTextContent("Conversation Curve Only 1 left");
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  it("shows nothing without layouts, and none as selected on the page of a piece", () => {
    const { container, unmount } = show([]);
    expect(container).toBeEmptyDOMElement();
    unmount();
    show(layoutsSample.map((layout) => ({ ...layout, isSelected: false })));
    expect(screen.queryByRole("link", { current: true })).toBeNull();
  });
});
