import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { productSample } from "./product.samples.ts";
import { ProductPage, type ProductPageProps } from "./product-page.tsx";

function show(props: Partial<ProductPageProps> = {}, action: (form: FormData) => unknown = () => null) {
  const Shop = createRoutesStub([
    {
      path: "/product/:sku",
      Component: () => <ProductPage product={productSample} problem={null} {...props} />,
      action: async ({ request }) => action(await request.formData()),
    },
  ]);
  render(<Shop initialEntries={["/product/100101"]} />);
}

describe("ProductPage", () => {
  it("answers what, how much, which, when and how large", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Harbor Sofa");
    expect(screen.getAllByText("$2,199.00").length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { current: true }).textContent).toBe("Oat Linen");
    expect(screen.getByText("In stock")).toBeTruthy();
    expect(screen.getByRole("table", { name: "Overall dimensions (inches)" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Pairs well with" })).toBeTruthy();
  });

  it("sends the form to its own address and says that it is on its way", async () => {
    let answer = (_: null) => {};
    const answered = new Promise<null>((resolve) => {
      answer = resolve;
    });
    const received: Record<string, FormDataEntryValue>[] = [];
    show({}, (form) => {
      received.push(Object.fromEntries(form));
      return answered;
    });
    await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
    const busy = await screen.findByRole("button", { name: "Adding…" });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    answer(null);
    expect(await screen.findByRole("button", { name: "Add to cart" })).toBeTruthy();
    expect(received).toEqual([{ sku: "100101", quantity: "1" }]);
  });

  it("says why nothing was added", () => {
    show({ problem: "Only 3 of these are left." });
    expect(screen.getByRole("alert").textContent).toBe("Only 3 of these are left.");
  });
});
