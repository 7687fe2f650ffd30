import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PriceBlock } from "./price-block.tsx";

describe("PriceBlock", () => {
  it("shows cents divided by 100 [FMT-03]", () => {
    const { container } = render(<PriceBlock cents={12345} regularCents={12345} currency="USD" />);
    expect(container.textContent).toBe("$123.45");
  });

  it("says until when it is saved, if there is a saving [FMT-03]", () => {
    const saleText = "through Sun, Jan 31";
    const { container, rerender } = render(
      <PriceBlock cents={5000} regularCents={6000} currency="USD" {...{ saleText }} />,
    );
    expect(container.textContent).toMatch(/Save \$10\.00 through Sun, Jan 31$/);
    rerender(<PriceBlock cents={6000} regularCents={6000} currency="USD" saleText={saleText} />);
    expect(container.textContent).toBe("$60.00");
  });

  it("shows the saving", () => {
    const { container } = render(<PriceBlock cents={179900} regularCents={219900} currency="CAD" />);
    expect(container).toHaveTextContent("Sale price $1,799.00 Regular price $2,199.00Save $400.00");
  });
});
