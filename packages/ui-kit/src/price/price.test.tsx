import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Price } from "./price.tsx";

describe("Price", () => {
  it.each([
    [0, "$0.00"],
    [123456780, "$1,234,567.80"],
    [-500, "-$5.00"],
  ])("%d cents are shown as %s [FMT-04]", (cents, text) => {
    const { container } = render(<Price cents={cents} currency="USD" />);
    expect(container).toHaveTextContent(text);
  });

  it("shows Canadian dollars as dollars if they are the currency [FMT-01]", () => {
    const { container } = render(<Price cents={12345} currency="CAD" />);
    expect(container).toHaveTextContent("$123.45");
  });

  it("says which number is the sale price", () => {
    const { container } = render(<Price cents={179900} regularCents={219900} currency="USD" />);
    expect(container).toHaveTextContent("Sale price $1,799.00 Regular price $2,199.00");
  });

  it("shows no regular price unless it is higher", () => {
    const { container } = render(<Price cents={4900} regularCents={4900} currency="USD" />);
    expect(container.textContent).toBe("$49.00");
  });
});
