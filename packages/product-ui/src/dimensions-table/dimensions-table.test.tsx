import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DimensionsTable } from "./dimensions-table.tsx";

const none = { width: null, depth: null, height: null, diameter: null };

describe("DimensionsTable", () => {
  it.each([
    [1, "inches", "88 in"],
    [2, "centimetres", "88 cm"],
  ] as const)("shows unit %i as %s [FMT-05]", (systemOfMeasure, unit, width) => {
    render(<DimensionsTable dimensions={{ ...none, width: 88, depth: 38, systemOfMeasure }} />);
    expect(screen.getByRole("table", { name: `Overall dimensions (${unit})` })).toBeInTheDocument();
    expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(["Width", "Depth"]);
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)[0]).toBe(width);
  });

  it("shows the diameter of a round piece", () => {
    render(<DimensionsTable dimensions={{ ...none, diameter: 60, systemOfMeasure: 1 }} />);
    expect(screen.getByRole("columnheader")).toHaveTextContent("Diameter");
  });

  it("shows nothing for a product without a size", () => {
    const { container } = render(<DimensionsTable dimensions={{ ...none, systemOfMeasure: 1 }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
