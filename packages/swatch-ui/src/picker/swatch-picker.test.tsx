import { viewedSwatchesKey } from "@store/ui-kit/early-protocol";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { oatLinen, usShop } from "../swatch.samples.ts";
import { SwatchFilters } from "./swatch-filters.tsx";
import { SwatchFlyout } from "./swatch-flyout.tsx";
import { type PickerFabric, SwatchPicker } from "./swatch-picker.tsx";

beforeEach(() => localStorage.clear());

/** Fabrics of two families and two colors, every third of which needs steam. */
const toFabrics = (count: number): PickerFabric[] =>
  Array.from({ length: count }, (_, index) => ({
    swatch: {
      ...oatLinen,
      choiceCode: `F${index}`,
      name: `Fabric ${index}`,
      family: index % 2 === 0 ? "Linen" : "Velvet",
      attributes: [
        { attributeId: 1002, value: index === 1 ? "No" : "Yes" },
        { attributeId: 1007, value: index % 3 === 0 ? "steam,vacuum" : "vacuum" },
        { attributeId: 1008, value: index % 2 === 0 ? "Cream" : "Green" },
      ],
    },
    href: `/product/${index}`,
    isSelected: index === 0,
    isAvailable: true,
    price: index === 0 ? "Included" : "+ $300.00",
  }));

function show(count = 3) {
  const onOrder = vi.fn();
  const onDetails = vi.fn();
  const orderUrl = (code: string) => `/free-swatches?choice=${code}`;
  const props = { name: "Fabric", chosen: "Fabric 0", shop: usShop, orderUrl, onOrder, onDetails };
  render(<SwatchPicker {...props} fabrics={toFabrics(count)} />);
  return { onOrder, onDetails };
}
const names = () => screen.getAllByRole("link", { name: /^Fabric/ }).map((link) => link.textContent);

describe("SwatchPicker", () => {
  it("names each fabric of a family with its surcharge, as a link to its page", () => {
    show();
    const linen = screen.getByRole("list", { name: "Linen" });
    expect(within(linen).getByRole("link", { current: true })).toHaveAttribute("href", "/product/0");
    expect(names()).toEqual(["Fabric 0 Included", "Fabric 2 + $300.00", "Fabric 1 + $300.00"]);
  });

  it("says once that a fabric is no longer made, and offers no link to it", async () => {
    const [kept, retired] = toFabrics(2) as [PickerFabric, PickerFabric];
    const gone = { ...retired, href: null, isAvailable: false, price: "No longer available" };
    const onChoose = vi.fn();
    const props = {
      name: "Fabric",
      chosen: "Fabric 0",
      shop: usShop,
      orderUrl: String,
      onOrder: vi.fn(),
      onDetails: vi.fn(),
    };
    render(<SwatchPicker {...props} fabrics={[kept, gone]} onChoose={onChoose} />);
    const chip = within(screen.getByRole("list", { name: "Velvet" })).getByRole("listitem");
    expect(chip).toHaveTextContent(/^Fabric 1 No longer available$/);
    expect(within(chip).queryByRole("link")).toBeNull();
    await userEvent.click(within(chip).getByTitle("Fabric 1, No longer available"));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("shows name, surcharge and care of the chosen fabric, once", () => {
    show();
    const chosen = screen.getAllByText("Fabric 0").at(-1)?.closest("p");
    expect(chosen).toHaveTextContent("Fabric 0, Included. Steam, Vacuum");
    expect(screen.getAllByRole("link", { name: /^(Details|Get Free Swatch)/ })).toHaveLength(2);
  });

  it("orders a swatch of the chosen fabric in place, or on its page without scripts [SECT-14]", async () => {
    const { onOrder } = show();
    const link = screen.getByRole("link", { name: "Get Free Swatch of Fabric 0" });
    expect(link).toHaveAttribute("href", "/free-swatches?choice=F0");
    await userEvent.click(link);
    expect(onOrder).toHaveBeenCalledWith(expect.objectContaining({ choiceCode: "F0" }));
  });

  it("shows the details of a fabric in place, or on the product's page without scripts", async () => {
    const { onDetails } = show();
    const details = screen.getByRole("link", { name: "Details of Fabric 0" });
    expect(details).toHaveAttribute("href", "/product/0#fabric");
    await userEvent.click(details);
    expect(onDetails).toHaveBeenCalledWith(expect.objectContaining({ choiceCode: "F0" }));
  });

  it("filters more than sixteen fabrics by color and care, and shows how many are left", async () => {
    show(16);
    expect(screen.queryByLabelText("Color")).toBeNull();
    document.body.replaceChildren();
    show(17);
    await userEvent.selectOptions(await screen.findByLabelText("Color"), "Green");
    expect(screen.getByRole("status")).toHaveTextContent("8 fabrics");
    await userEvent.selectOptions(screen.getByLabelText("Care"), "Steam");
    expect(names()).toEqual(["Fabric 3 + $300.00", "Fabric 9 + $300.00", "Fabric 15 + $300.00"]);
  });
});

describe("SwatchFlyout", () => {
  const open = (shop = usShop, swatch = oatLinen) => {
    const onOrder = vi.fn();
    render(
      <Provider store={createStore()}>
        <SwatchFlyout swatch={swatch} shop={shop} onClose={() => {}} onOrder={onOrder} />
      </Provider>,
    );
    return onOrder;
  };

  it("shows name, price group, type, content, origin and care, with care icons, and records the view [SECT-13] [SWAT-08]", () => {
    open();
    const flyout = screen.getByRole("dialog", { name: "Oat Linen" });
    const facts = within(flyout)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(["1", "Plain weave", "100% European linen", "Woven in Belgium", "Vacuum with a soft brush."]);
    const care = within(within(flyout).getByRole("list", { name: "Care" })).getAllByRole("listitem");
    expect(care.map((item) => [item.textContent, item.querySelectorAll("svg").length])).toEqual([
      ["Vacuum", 1],
      ["Blot spills", 1],
    ]);
    expect(JSON.parse(localStorage.getItem(viewedSwatchesKey) ?? "")).toMatchObject([{ choiceCode: "OATLINEN" }]);
  });

  it("shows stock fabrics as group 0 on the modern brand [SWAT-52]", () => {
    open({ ...usShop, brand: "modern" });
    expect(screen.getAllByRole("definition")[0]).toHaveTextContent("0");
  });

  it("links to the order of a free swatch [SECT-14]", async () => {
    const onOrder = open();
    await userEvent.click(screen.getByRole("button", { name: "Get Free Swatch" }));
    expect(onOrder).toHaveBeenCalledWith(oatLinen);
  });

  it("says so if no samples are available", () => {
    open(usShop, { ...oatLinen, attributes: [{ attributeId: 1002, value: "No" }] });
    expect(screen.getByText("Swatches of this fabric are temporarily unavailable.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Get Free Swatch" })).toBeNull();
  });

  it("magnifies twice and four times, by click, by keys and under the pointer", async () => {
    open();
    const zoom = () => screen.getByRole("button", { name: /close up, magnified/ });
    const times = () => zoom().getAttribute("data-times");
    zoom().getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    fireEvent.pointerMove(zoom(), { pointerType: "mouse", clientX: 40, clientY: 40 });
    expect(times()).toBe("2");
    fireEvent.pointerLeave(zoom());
    expect(times()).toBe("1");
    zoom().focus();
    await userEvent.keyboard("{Enter}");
    expect(times()).toBe("2");
    await userEvent.keyboard("{ArrowRight}");
    expect(zoom().querySelector("img")?.style.transformOrigin).toBe("20% 10%");
    await userEvent.keyboard("{Enter}");
    expect(times()).toBe("4");
    const [closeUp, macro] = zoom().querySelectorAll("img");
    expect([closeUp?.style.scale, macro?.style.scale]).toEqual(["4", "2.4"]);
    expect(macro).toHaveAttribute("src", "/pictures/swatch-oat-linen-macro-800.webp");
    await userEvent.click(zoom());
    fireEvent.pointerLeave(zoom());
    expect(times()).toBe("1");
  });
});

it("filters by what was selected before hydration", () => {
  const onFilter = vi.fn();
  const swatches = toFabrics(13).map(({ swatch }) => swatch);
  const filters = <SwatchFilters {...{ swatches, onFilter }} shop={usShop} count={13} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(filters);
  screen.getByLabelText<HTMLSelectElement>("Color").value = "Green";
  render(filters, { container, hydrate: true });
  const [isShown] = onFilter.mock.lastCall ?? [];
  expect(swatches.filter(isShown)).toHaveLength(6);
});
