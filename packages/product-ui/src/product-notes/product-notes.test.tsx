import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sofa } from "../samples/sample-products.ts";
import { ProductNotes } from "./product-notes.tsx";

const words = () => screen.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent);

describe("ProductNotes", () => {
  it("shows only the availability if there is nothing else to know", () => {
    render(<ProductNotes product={sofa} />);
    expect(words()).toEqual(["In stock"]);
  });

  it.each([
    ["In stock", 1, "good"],
    ["Only 4 left", 1, "later"],
    ["Made to order: leaves our workshop in 8 weeks", 2, "later"],
    ["Out of stock", 3, "none"],
  ] as const)("says %s in its own tone, with an icon", (availabilityMessage, deliveryStatus, tone) => {
    render(<ProductNotes product={{ ...sofa, availabilityMessage, deliveryStatus }} />);
    const note = screen.getByText(availabilityMessage).closest("li");
    expect(note).toHaveAttribute("data-tone", tone);
    expect(note?.querySelectorAll("[data-part=icon]")).toHaveLength(1);
  });

  it("shows everything that may affect the purchase", () => {
    render(
      <ProductNotes
        product={{
          ...sofa,
          isOversized: true,
          boxes: [
            { boxNumber: 1, quantity: 1, width: 40, depth: 14, height: 6 },
            { boxNumber: 2, quantity: 1, width: 78, depth: 14, height: 5 },
          ],
          restrictedStates: ["CA", "ME", "QC"],
        }}
      />,
    );
    expect(words()).toEqual(["In stock", "Large item, ships in 2 boxes", "Not available everywhere"]);
    expect(screen.getByText("Box 2: 78 × 14 × 5 in")).toBeInTheDocument();
    expect(screen.getByText("We cannot ship this item to California, Maine or Quebec.")).toBeInTheDocument();
  });
});
