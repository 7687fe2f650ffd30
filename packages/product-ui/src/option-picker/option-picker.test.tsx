import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { giftCardAmounts, sectionalPieces } from "../samples/sample-options.ts";
import { sofa } from "../samples/sample-products.ts";
import { groupOptions } from "./group-options.ts";
import { OptionPicker } from "./option-picker.tsx";

describe("OptionPicker", () => {
  it("links to each fabric's own page and marks the current one", () => {
    render(<OptionPicker name="Fabric" chosen="Oat Linen" options={sofa.options} />);
    const region = screen.getByRole("region", { name: "Fabric" });
    const links = within(region).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/product/100101",
      "/product/100102",
      "/product/100103",
      "/product/100104",
    ]);
    expect(within(region).getByRole("link", { current: true })).toHaveTextContent("Oat Linen");
  });

  it("groups fabrics by price group, with the group's price", () => {
    expect(
      groupOptions(sofa.options).map(({ name, formattedPrice, options }) => [name, formattedPrice, options.length]),
    ).toEqual([
      ["Price Group 1", "$2,199.00", 2],
      ["Price Group 2", "$2,499.00", 2],
    ]);
  });

  it("shows each size's price if sizes differ in price", () => {
    const sizes = sofa.options.slice(1, 3).map((option) => ({ ...option, group: null }));
    render(<OptionPicker name="Size" chosen="72" options={sizes} />);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Moss Linen $2,199.00",
      "Ivory Boucle $2,499.00",
    ]);
  });

  it("names the fabrics, and says which are unavailable", () => {
    const options = sofa.options.map((option, index) => ({
      ...option,
      swatchPath: `/pictures/swatch-${index}-200.webp`,
      isAvailable: index !== 1,
    }));
    const { container } = render(<OptionPicker name="Fabric" chosen="Oat Linen" options={options} />);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Oat Linen",
      "Moss Linen (not available right now)",
      "Ivory Boucle",
      "Cognac Leather",
    ]);
    expect(container.querySelectorAll("source[srcset*='-400.avif 400w']")).toHaveLength(4);
  });

  it("distinguishes pieces of one fabric by name and price, and shows the fabric once", () => {
    const { container } = render(<OptionPicker name="Piece" chosen="Corner, Stone Linen" options={sectionalPieces} />);
    const stone = within(screen.getByRole("list", { name: "Stone Linen" })).getAllByRole("link");
    expect(stone.map((link) => link.textContent)).toEqual(["Left-Arm Seat $1,299.00", "Corner $1,199.00"]);
    expect(screen.getAllByText("Corner")).toHaveLength(2);
    expect(container.querySelectorAll("[data-part=swatch-picture]")).toHaveLength(2);
  });

  it("draws no line after a group's name if its prices differ", () => {
    const { container } = render(<OptionPicker name="Piece" chosen="Corner, Stone Linen" options={sectionalPieces} />);
    const names = [...container.querySelectorAll("[data-part=option-group-name]")];
    expect(names.map((name) => [name.textContent, name.querySelector("span + span")])).toEqual([
      ["Stone Linen", null],
      ["Slate Linen", null],
    ]);
  });

  it("shows a gift card's amount once", () => {
    render(<OptionPicker name="Amount" chosen="$50" options={giftCardAmounts} />);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["$50", "$100"]);
  });
});
