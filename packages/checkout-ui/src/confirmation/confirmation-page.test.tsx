import { orderOperations } from "@store/contract/orders";
import { cartCountAtom, checkoutAtom, reloadCartAtom } from "@store/shopper-state";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openShopper, useService } from "../shopper-page.fixture.tsx";
import { ConfirmationPage } from "./confirmation-page.tsx";

const service = useService();

async function open() {
  const page = openShopper(service());
  await page.bring.toReview();
  await page.store.set(reloadCartAtom);
  const placed = await page.shopper.call(orderOperations.placeOrder, { adata: "" });
  const { body } = await page.shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" });
  if (!body.order) throw new Error("The order was not placed.");
  page.show(<ConfirmationPage order={body.order} onTitle={page.onTitle} />);
  return { page, order: body.order };
}

it("shows number, next steps, contact, address, items and the card's last four", async () => {
  const { order } = await open();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Order Confirmation");
  expect(screen.getByText(order.orderNumber)).toBeVisible();
  expect(screen.getByRole("heading", { name: "What happens next" })).toBeVisible();
  expect(screen.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:18005550142");
  expect(screen.getAllByText("2134 N Halsted St").length).toBeGreaterThan(0);
  expect(screen.getByText("Beacon Table Lamp")).toBeVisible();
  expect(screen.getByText(/Visa ending in 1111/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
});

it("leaves no cart and no checkout behind", async () => {
  const { page } = await open();
  expect(page.store.get(checkoutAtom)).toBeNull();
  await waitFor(() => expect(page.store.get(cartCountAtom)).toBe(0));
});

it("promises no shipment when nothing ships", async () => {
  const page = openShopper(service());
  await page.bring.toReview();
  const placed = await page.shopper.call(orderOperations.placeOrder, { adata: "" });
  const { body } = await page.shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" });
  if (!body.order) throw new Error("The order was not placed.");
  page.show(<ConfirmationPage order={{ ...body.order, shipments: [] }} onTitle={page.onTitle} />);
  expect(screen.getByText(/Your card has been authorized for this amount\./)).toBeVisible();
  expect(screen.queryByText(/when it ships/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Shipping to" })).toBeNull();
});
