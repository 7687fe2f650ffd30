// Imported before the page loads it, so that no test waits for a file.
import "./recommendation-rows.tsx";
import type { Product } from "@store/contract/catalog";
import { LinkProvider } from "@store/ui-kit/link";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub, Link, useParams } from "react-router";
import { expect, it } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { RouterLink } from "../../web/navigation/router-link.tsx";
import { productSample } from "./product.samples.ts";
import { ProductPage } from "./product-page.tsx";

const moss: Partial<Product> = {
  sku: "100102",
  optionLabel: "Moss Linen",
  formattedPrice: "$2,399.00",
  availabilityMessage: "Made to order: leaves our workshop in 8 weeks",
};
const chair: Partial<Product> = { sku: "100301", productId: "wren-lounge-chair", name: "Wren Lounge Chair" };
const products: Record<string, Product> = {
  100101: productSample,
  100102: { ...productSample, ...moss },
  100301: { ...productSample, ...chair },
};

function ShownProduct() {
  const { sku = "" } = useParams();
  return (
    <>
      <ProductPage product={products[sku] ?? productSample} problem={null} />
      <Link to="/product/100301">The chair</Link>
    </>
  );
}

it("announces the selected fabric, its price and availability, and nothing before", async () => {
  const Shop = createRoutesStub([{ path: "/product/:sku", Component: ShownProduct }]);
  render(
    <Provider store={answeringStore(() => ({ isSuccess: true, title: "", items: [] }))}>
      <LinkProvider component={RouterLink}>
        <Shop initialEntries={["/product/100101"]} />
      </LinkProvider>
    </Provider>,
  );
  const picker = screen.getByRole("region", { name: "Fabric" });
  const status = picker.nextElementSibling;
  expect(status).toHaveRole("status");
  expect(status).toBeEmptyDOMElement();

  await userEvent.click(screen.getByRole("link", { name: "Moss Linen" }));
  expect(status).toHaveTextContent("Fabric: Moss Linen, $2,399.00. Made to order: leaves our workshop in 8 weeks.");
  expect(screen.getByRole("link", { name: "Moss Linen" })).toHaveFocus();

  await userEvent.click(screen.getByRole("link", { name: "Oat Linen" }));
  expect(status).toHaveTextContent("Fabric: Oat Linen, $2,199.00. In stock.");

  await userEvent.click(screen.getByRole("link", { name: "The chair" }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Wren Lounge Chair");
  expect(status).toBeEmptyDOMElement();
});
