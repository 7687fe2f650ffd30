import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { donation, sofa } from "../samples/sample-products.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";

function sent(container: HTMLElement): Record<string, FormDataEntryValue> {
  const form = container.querySelector("form");
  if (form === null) throw new Error("The page shows no form.");
  return Object.fromEntries(new FormData(form));
}

describe("AddToCartForm", () => {
  it("is a real form post with SKU and quantity", async () => {
    const { container } = render(<AddToCartForm product={sofa} />);
    expect(container.querySelector("form")).toHaveAttribute("method", "post");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Quantity" }), "3");
    expect(sent(container)).toEqual({ sku: "100101", quantity: "3" });
    expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
  });

  it("reads Add to cart, of which a phone shows the first word [PROD-03]", () => {
    const { container } = render(<AddToCartForm product={sofa} />);
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeInTheDocument();
    expect(container.querySelector("[data-part=desktop-only]")).toHaveTextContent("to cart");
  });

  it("has an amount and no quantity for a donation", async () => {
    const { container } = render(<AddToCartForm product={donation} />);
    await userEvent.click(screen.getByRole("radio", { name: "$10" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Other amount (optional)" }), "25");
    expect(sent(container)).toEqual({ sku: "101001", amount: "10", otherAmount: "25" });
  });

  it("says why nothing was added, in a region that existed before", () => {
    const { rerender } = render(<AddToCartForm product={sofa} />);
    const region = screen.getByRole("alert");
    expect(region).toBeEmptyDOMElement();
    rerender(<AddToCartForm product={sofa} problem="Only three are left." />);
    expect(region).toHaveTextContent("Only three are left.");
  });

  it("cannot be submitted twice while its request is pending", () => {
    render(<AddToCartForm product={sofa} busy />);
    expect(screen.getByRole("button", { name: "Adding…" })).toHaveAttribute("aria-disabled", "true");
  });

  it("has no button if the product is unavailable", () => {
    render(<AddToCartForm product={{ ...sofa, deliveryStatus: 3, availabilityMessage: "Out of stock" }} />);
    expect(screen.getByText("Out of stock. This cannot be added to a cart right now.")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
