import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PriceBlock } from "./price-block.tsx";

describe("PriceBlock", () => {
  it("shows cents divided by 100 [FMT-03]", () => {
    const { container } = render(<PriceBlock cents={12345} regularCents={12345} currency="USD" />);
    expect(container.textContent).toBe("$123.45");
  });

  it("shows the saving", () => {
    const { container } = render(<PriceBlock cents={179900} regularCents={219900} currency="CAD" />);
    expect(container).toHaveTextContent("Sale price $1,799.00 Regular price $2,199.00Save $400.00");
  });
});
