// Imported before the page loads them, so that no test waits for a file.
import "./delivery-part.tsx";
import "./details-part.tsx";
import "./recommendation-rows.tsx";
import "./sectional-part.tsx";
import type { LayoutChoice, Product } from "@store/contract/catalog";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { productSample } from "./product.samples.ts";
import { ProductPage } from "./product-page.tsx";

const layoutOf = (code: string, name: string, change: Partial<LayoutChoice> = {}): LayoutChoice => ({
  ...{ code, name, design: "10.LAS.ARM.RAC", pieceCount: 3, isSelected: false },
  ...{ imagePath: "/pictures/dune-left-arm-800.webp", totalPrice: 389_700, formattedPrice: "$3,897.00" },
  ...change,
});

/** The page of the first layout. */
function layoutPage(change: Partial<LayoutChoice> = {}): Product {
  const pieces = ["Left-Arm Seat", "Armless Seat"].map((name, index) => ({
    ...{ sku: `10020${index + 1}`, name, imagePath: "/pictures/dune-left-arm-800.webp" },
    ...{ formattedPrice: "$1,299.00", navigateUrl: `/product/10020${index + 1}`, isSelected: false },
  }));
  const chaise = layoutOf("sofa-with-chaise", "Sofa with Chaise", { isSelected: true, ...change });
  const layouts = [chaise, layoutOf("two-chaises", "Two Chaises", { formattedPrice: "$5,196.00" })];
  return {
    ...productSample,
    ...{ sku: "100201", name: "Dune Sectional", optionLabel: "Stone Linen", isStockSku: true },
    ...{ currentPrice: 389_700, regularPrice: 389_700, formattedPrice: "$3,897.00" },
    sectional: { collectionCode: "dune", fabricChoiceCode: "STONELINEN", pieces, layouts },
  };
}

function show(product: Product, problem: string | null = null) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const Shop = createRoutesStub([
    {
      path: "/product/:sku",
      Component: () => <ProductPage product={product} problem={problem} />,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  render(
    <Provider store={answeringStore(() => ({ isSuccess: true, title: "", items: [] }))}>
      <Shop initialEntries={["/product/100201?layout=sofa-with-chaise&postalCode=60661"]} />
    </Provider>,
  );
  return sent;
}

describe("the page of a ready layout", () => {
  it("sells what it names: all pieces, for the price beside them [SECT-08]", async () => {
    const sent = show(layoutPage());
    await screen.findByText("Sofa with Chaise, 3 pieces");
    await userEvent.click(screen.getByRole("button", { name: "Add all 3 pieces to cart" }));
    await screen.findByRole("button", { name: "Add all 3 pieces to cart" });
    expect(sent).toEqual([
      {
        ...{ collection: "dune", fabric: "STONELINEN", design: "10.LAS.ARM.RAC" },
        ...{ total: "$3,897.00", totalPrice: "389700", confirmation: "0" },
      },
    ]);
  });

  it("sells the same by the bar of a phone, which is there from the start", async () => {
    show(layoutPage());
    const bar = (await screen.findByText("$3,897.00, Stone Linen")).closest("[data-part=buy-bar]") as HTMLElement;
    expect(bar).not.toHaveAttribute("hidden");
    const again = within(bar).getByRole("button", { name: /^Add all 3 pieces/ });
    expect(again).toHaveAttribute(
      "form",
      screen.getByRole("button", { name: "Add all 3 pieces to cart" }).closest("form")?.id,
    );
  });

  it("leads to other layouts with what the address says, to the planner and to single pieces", async () => {
    show(layoutPage());
    const layouts = within(await screen.findByRole("region", { name: "Ready Layouts" }));
    expect(layouts.getByRole("link", { current: true })).toHaveTextContent("Sofa with Chaise");
    const other = layouts.getByRole("link", { name: "Two Chaises $5,196.00" });
    expect(other).toHaveAttribute("href", "/product/100201?layout=two-chaises&postalCode=60661");
    expect(layouts.getByRole("link", { name: "Design your own" })).toHaveAttribute(
      "href",
      "/sectional-planner/dune?design=10.LAS.ARM.RAC&fabric=STONELINEN",
    );
    const piece = screen.getByRole("link", { name: "Armless Seat" });
    expect(piece).toHaveAttribute("href", "/product/100202");
    expect(layouts.getByRole("link", { name: "Buy a single piece" })).toHaveAttribute("href", "#single-pieces");
    expect(document.getElementById("single-pieces")).toContainElement(piece);
  });

  it("adds to no registry, which keeps single items", async () => {
    show(layoutPage());
    await screen.findByRole("button", { name: "Add all 3 pieces to cart" });
    expect(screen.queryByRole("button", { name: "Add to Registry" })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Quantity" })).toBeNull();
  });

  it("says why it cannot be bought, without a button", async () => {
    show({ ...layoutPage({ unavailableMessage: "Only 1 left" }), deliveryStatus: 3 });
    expect(await screen.findByText("Only 1 left. This layout cannot be added to a cart right now.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Add all/ })).toBeNull();
  });

  it("says why nothing was added", async () => {
    show(layoutPage(), "The total of this design is now $3,999.00, it was $3,897.00.");
    expect((await screen.findByRole("alert")).textContent).toContain("is now $3,999.00");
  });
});

it("the page of a piece sells the piece, and offers the layouts below it", async () => {
  const page = layoutPage({ isSelected: false });
  const pieces = page.sectional?.pieces.map((piece, index) => ({ ...piece, isSelected: index === 0 })) ?? [];
  show({ ...page, sectional: { ...page.sectional, collectionCode: "dune", fabricChoiceCode: "STONELINEN", pieces } });
  const add = await screen.findByRole("button", { name: "Add to cart" });
  expect(screen.getByText("Left-Arm Seat", { selector: "p > span" })).toBeVisible();
  const layouts = screen.getByRole("region", { name: "Ready Layouts" });
  expect(add.compareDocumentPosition(layouts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(layouts).queryByRole("link", { current: true })).toBeNull();
});
