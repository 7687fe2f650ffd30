import "@store/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AddToCartForm } from "../add-to-cart-form/add-to-cart-form.tsx";
import { donation, sofa } from "../samples/sample-products.ts";
import { BuyBar } from "./buy-bar.tsx";

const name = "Add Harbor Sofa to cart";
const bar = () => screen.queryByRole("button", { name });

beforeEach(() => {
  document.documentElement.dataset.brand = "general";
});
afterEach(cleanup);

async function show(width: number, product = sofa) {
  await page.viewport(width, 844);
  render(
    <>
      <AddToCartForm id="add-to-cart" product={product} />
      <div style={{ height: "3000px" }} />
      <BuyBar product={product} form="add-to-cart" />
    </>,
  );
  window.scrollTo(0, 0);
}

describe("BuyBar", () => {
  it("is there from the start, until the form's button is seen completely, and again when that is gone", async () => {
    await page.viewport(390, 844);
    render(
      <>
        <div style={{ height: "1500px" }} />
        <AddToCartForm id="add-to-cart" product={sofa} />
        <div style={{ height: "3000px" }} />
        <BuyBar product={sofa} form="add-to-cart">
          Add all 3 pieces
        </BuyBar>
      </>,
    );
    window.scrollTo(0, 0);
    const ofAll = () => screen.queryByRole("button", { name: "Add all 3 pieces Harbor Sofa to cart" });
    await vi.waitFor(() => expect(ofAll()).toBeVisible());
    window.scrollTo(0, 1200);
    await vi.waitFor(() => expect(ofAll()).toBeNull());
    window.scrollTo(0, 3000);
    await vi.waitFor(() => expect(ofAll()).toBeVisible());
  });

  it("submits the form above with its quantity", async () => {
    await show(390);
    const quantity = screen.getByRole<HTMLSelectElement>("combobox", { name: /quantity/i });
    quantity.value = "3";
    const sent: unknown[] = [];
    quantity.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)));
    });
    window.scrollTo(0, 1500);
    await vi.waitFor(() => expect(bar()).toBeVisible());
    await userEvent.click(page.getByRole("button", { name }));
    expect(sent).toEqual([{ sku: "100101", quantity: "3" }]);
  });

  it("does not appear on a desktop", async () => {
    await show(1024);
    window.scrollTo(0, 1500);
    await vi.waitFor(() => expect(document.querySelector("[data-part=buy-bar]:not([hidden])")).not.toBeNull());
    expect(bar()).toBeNull();
  });

  it.each([
    ["an amount has to be chosen", donation],
    ["there is none", { ...sofa, deliveryStatus: 3 as const }],
  ])("does not appear if %s", async (_, product) => {
    await show(390, product);
    window.scrollTo(0, 1500);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.querySelector("[data-part=buy-bar]")).toBeNull();
  });
});
