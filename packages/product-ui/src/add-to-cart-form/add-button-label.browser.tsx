import "@store/ui-kit/styles.css";
import "../styles.css";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { sofa } from "../samples/sample-products.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";

it("reads Add at 768 pixels and Add to cart at 769 [PROD-03] [CONST-01]", async () => {
  await page.viewport(768, 900);
  render(<AddToCartForm product={sofa} />);
  await expect.element(page.getByRole("button", { name: "Add", exact: true })).toBeVisible();
  await page.viewport(769, 900);
  await expect.element(page.getByRole("button", { name: "Add to cart", exact: true })).toBeVisible();
});
