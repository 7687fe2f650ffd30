// Imported before the page loads them, so that no test waits for a file.
import "./delivery-part.tsx";
import "./details-part.tsx";
import "./recommendation-rows.tsx";
import type { Product } from "@store/contract/catalog";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { type ArrivedCall, answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { productCardsSample } from "../listing/product-cards.samples.ts";
import { productSample, reviewsSample } from "./product.samples.ts";
import { ProductPage, type ProductPageProps } from "./product-page.tsx";

type Given = Partial<ProductPageProps> & {
  action?: (form: FormData) => unknown;
  answer?: (call: ArrivedCall) => unknown;
};

const nothing = { isSuccess: true, title: "", items: [] };

function show({ action = () => null, answer = () => nothing, ...props }: Given = {}) {
  const arrived: ArrivedCall[] = [];
  const store = answeringStore((call) => {
    arrived.push(call);
    return answer(call);
  });
  const Shop = createRoutesStub([
    {
      path: "/product/:sku",
      Component: () => <ProductPage product={productSample} problem={null} {...props} />,
      action: async ({ request }) => action(await request.formData()),
    },
  ]);
  const { unmount } = render(
    <Provider store={store}>
      <Shop initialEntries={["/product/100101"]} />
    </Provider>,
  );
  return { arrived, unmount };
}

describe("ProductPage", () => {
  it("shows what it is, the price, the options, the delivery and the size", async () => {
    show();
    await screen.findByRole("table");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Harbor Sofa");
    expect(screen.getAllByText("$2,199.00").length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { current: true }).textContent).toBe("Oat Linen");
    expect(screen.getByText("In stock")).toBeTruthy();
    expect(screen.getByText("88 in wide, 38 in deep, 33 in high")).toBeTruthy();
    expect(screen.getByRole("table", { name: "Overall dimensions (inches)" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Pairs well with" })).toBeTruthy();
  });

  it.each(["sections", "accordion"] as const)("shows the detail sections as %s", async (details) => {
    show({ details });
    await screen.findByRole("table");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 5)).toEqual(["Details", "Dimensions", "Fabric", "Care", "Delivery"]);
    expect(document.getElementById("fabric")?.textContent).toContain("55% linen, 45% cotton");
  });

  it("names the fabric below a picture that shows another one", () => {
    const [first, ...others] = productSample.gallery;
    const gallery = first ? [{ ...first, shownIn: "Moss Linen" }, ...others] : [];
    show({ product: { ...productSample, gallery } });
    expect(screen.getByText("Shown in Moss Linen")).toBeTruthy();
  });

  it("omits what a gift card does not have", async () => {
    const none = { width: null, depth: null, height: null, diameter: null, systemOfMeasure: 1 } as const;
    const card: Product = { ...productSample, kind: "giftCard", dimensions: none, fabric: null, care: null };
    show({ product: card });
    await screen.findByRole("heading", { name: "Details" });
    expect(screen.queryByRole("heading", { name: /Dimensions|Fabric|Care/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "See all dimensions" })).toBeNull();
  });

  it("asks of what is sold out neither how to deliver nor what to install, and still adds it to a registry", async () => {
    const pickupStores = [{ locationId: "chicago", name: "Chicago, Fulton Row" }];
    const installation = { type: "Assembly", formattedFee: "$99.00" };
    const product: Product = { ...productSample, isStockSku: true, pickupStores, installation };
    const { unmount } = show({ product });
    expect(await screen.findByRole("radio", { name: "Deliver" })).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: /^Add installation/ })).toBeTruthy();
    unmount();
    show({ product: { ...product, deliveryStatus: 3, availabilityMessage: "Out of stock" } });
    expect(await screen.findByText("Out of stock. This cannot be added to a cart right now.")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByRole("button", { name: "Add to Registry" })).toBeTruthy();
  });

  it("says of what is made to order after its delivery that no registry takes it [REG-10]", () => {
    show({ product: { ...productSample, isMadeToOrder: true, isStockSku: false } });
    const reason = screen.getByText("It is made to order, so it cannot be added to a registry.");
    expect(reason.closest("[data-part=buy-facts]")).not.toBeNull();
    expect(screen.getAllByRole("button", { name: "Add to Registry" })).toHaveLength(1);
  });

  it("posts the form to its own URL and shows that it is pending", async () => {
    let answer = (_: null) => {};
    const answered = new Promise<null>((resolve) => {
      answer = resolve;
    });
    const received: Record<string, FormDataEntryValue>[] = [];
    show({
      action: (form) => {
        received.push(Object.fromEntries(form));
        return answered;
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
    // Its own, and that of the bar.
    const busy = await screen.findAllByRole("button", { name: "Adding…" });
    expect(busy.map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
    answer(null);
    expect(await screen.findByRole("button", { name: "Add to cart" })).toBeTruthy();
    expect(received).toEqual([{ sku: "100101", quantity: "1", confirmation: "0", url: "/product/100101" }]);
  });

  it("takes no installation over to the next product, but to its other finishes", async () => {
    const installation = { type: "Assembly", formattedFee: "$99.00" };
    const oak = { ...productSample, installation };
    const shown = { oak, walnut: { ...oak, sku: "100102" }, bed: { ...oak, sku: "102601", productId: "haven-bed" } };
    function Page() {
      const [name, setName] = useState<keyof typeof shown>("oak");
      return (
        <>
          <button type="button" onClick={() => setName(name === "oak" ? "walnut" : "bed")}>
            Next
          </button>
          <ProductPage product={shown[name]} problem={null} />
        </>
      );
    }
    const Shop = createRoutesStub([{ path: "*", Component: Page }]);
    render(
      <Provider store={answeringStore(() => nothing)}>
        <Shop />
      </Provider>,
    );
    const box = () => screen.getByRole("checkbox", { name: /^Add installation/ });
    const next = () => userEvent.click(screen.getByRole("button", { name: "Next" }));
    await userEvent.click(box());
    await next();
    expect(box()).toBeChecked();
    await next();
    expect(box()).not.toBeChecked();
  });

  it("says why nothing was added", () => {
    show({ problem: "Only 3 of these are left." });
    expect(screen.getByRole("alert").textContent).toBe("Only 3 of these are left.");
  });
});

describe("the reviews of a product", () => {
  it.each(["sections", "accordion"] as const)("stand below the details as %s (AMB-251)", async (details) => {
    show({ details, product: { ...productSample, reviews: reviewsSample } });
    const region = await screen.findByRole("region", { name: "Reviews" });
    expect(within(region).getByText("4.5 of 5, 2 reviews")).toBeTruthy();
    expect(within(region).getByRole("img", { name: "4 of 5 stars" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "4.5 of 5, 2 reviews" })).toHaveAttribute("href", "#reviews");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(4, 7)).toEqual(["Delivery", "Reviews", "Pairs well with"]);
  });

  it.each([null, undefined])("are not mentioned if there are none: %s (AMB-251)", async (reviews) => {
    show({ product: { ...productSample, reviews } });
    await screen.findByRole("table");
    expect(screen.queryByText(/review/i)).toBeNull();
  });
});

describe("the rows below a product", () => {
  it("shows previously viewed products, without this one [CALL-097] [PROD-04]", async () => {
    const self = { ...productCardsSample[0], id: productSample.productId };
    const { arrived } = show({
      answer: ({ path }) =>
        path === "/browse/recentlyviewed/Get"
          ? { items: [self, productCardsSample[2], productCardsSample[1]] }
          : nothing,
    });
    const row = await screen.findByRole("region", { name: "Recently Viewed Products" });
    expect(within(row).getAllByRole("article")).toHaveLength(2);
    const names = within(row).getAllByRole("heading", { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(["Beacon Table Lamp", "Wren Lounge Chair"]);
    const calls = arrived.filter(({ path }) => path.startsWith("/browse/recentlyviewed"));
    expect(calls.at(-1)?.query.get("isNewLayout")).toBe("true");
  });

  it("says after Add in one list when it comes, whether it can be returned and what delivery costs [CONF-07]", async () => {
    const delivery = { postalCode: null, charge: "From $99.00" };
    show({ product: { ...productSample, delivery, returnsText: "You can return it within 30 days." } });
    const add = await screen.findByRole("button", { name: "Add to cart" });
    const facts = add.closest("[data-part=product-buy]")?.querySelector("[data-part=buy-facts]");
    expect([...(facts?.children ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
      expect.stringMatching(/^In stock/),
      "You can return it within 30 days.",
      expect.stringMatching(/^Delivery: From \$99\.00\./),
    ]);
    expect(facts?.querySelectorAll("[data-part=icon]")).toHaveLength(3);
  });

  it("says in its head what it is, and offers customizing at the options [SPEC-01]", async () => {
    const customize = { title: "Customize: 23 fabrics", url: "/special-order/1", note: "From $2,399.00" };
    show({ product: { ...productSample, customize } });
    expect(screen.getByText(productSample.summary).closest("[data-part=product-head]")).not.toBeNull();
    const link = screen.getByRole("link", { name: "Customize: 23 fabrics From $2,399.00" });
    const add = screen.getByRole("button", { name: "Add to cart" });
    expect(link.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("records the view, then loads the others [CALL-096]", async () => {
    const { arrived } = show();
    const views = () => arrived.filter(({ path }) => path.startsWith("/browse/recentlyviewed"));
    await waitFor(() => expect(views()).toHaveLength(2));
    expect(views().map(({ path }) => path)).toEqual(["/browse/recentlyviewed/Update", "/browse/recentlyviewed/Get"]);
    expect(views()[0]?.body).toEqual({ sku: "100101", familyId: "harbor-sofa", optionChoiceParameter: "" });
  });

  it("shows cross-sells with the service's titles, and omits empty ones [PROD-04]", async () => {
    const { arrived } = show({
      answer: ({ body }) =>
        (body as { location?: string } | null)?.location === "youMayAlsoWant"
          ? { title: "You May Also Want", items: productCardsSample.slice(1) }
          : nothing,
      product: { ...productSample, pairsWith: [] },
    });
    const row = await screen.findByRole("region", { name: "You May Also Want" });
    expect(within(row).getAllByRole("article")).toHaveLength(3);
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    expect(screen.queryByRole("region", { name: "People Also Bought" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Recently Viewed Products" })).toBeNull();
    const requested = arrived.filter(({ path }) => path === "/browse/crosssell/GetItems").map(({ body }) => body);
    expect(requested).toEqual([
      { skus: ["100101"], location: "youMayAlsoWant" },
      { skus: ["100101"], location: "peopleAlsoBought" },
    ]);
  });

  it("repeats in People Also Bought no product of You May Also Want", async () => {
    const [first, second, third] = productCardsSample;
    show({
      product: { ...productSample, pairsWith: [] },
      answer: ({ body }) => {
        const { location } = (body ?? {}) as { location?: string };
        if (location === "youMayAlsoWant") return { title: "You May Also Want", items: [first, second] };
        return location === "peopleAlsoBought"
          ? { title: "People Also Bought", items: [second, third, first] }
          : nothing;
      },
    });
    const row = await screen.findByRole("region", { name: "People Also Bought" });
    expect(
      (await within(row).findAllByRole("article")).map((card) => within(card).getByRole("heading").textContent),
    ).toEqual([third?.name]);
  });

  it("repeats no product of Pairs well with", async () => {
    const [other, ...pairs] = productCardsSample;
    const { arrived } = show({
      product: { ...productSample, pairsWith: pairs },
      answer: ({ body }) =>
        (body as { location?: string } | null)?.location === "youMayAlsoWant"
          ? { title: "You May Also Want", items: [other, ...pairs] }
          : nothing,
    });
    const row = await screen.findByRole("region", { name: "You May Also Want" });
    expect(await within(row).findAllByRole("article")).toHaveLength(1);
    expect(within(row).getByRole("heading", { level: 3 }).textContent).toBe("Harbor Sofa");
    const without = pairs.map(({ sku }) => sku);
    const request = { skus: ["100101"], location: "youMayAlsoWant", without };
    expect(arrived.map(({ body }) => body)).toContainEqual(request);
  });
});
