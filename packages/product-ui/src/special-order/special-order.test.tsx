import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { QuickShipList } from "./quick-ship-list.tsx";
import { specialOrderSample } from "./special-order.samples.ts";
import { SpecialOrder, type SpecialOrderProps } from "./special-order.tsx";

const complete = { fabric: "RUST", legs: "WALNUT", depth: "CLASSIC" };

function toProps(change: Partial<SpecialOrderProps> = {}): SpecialOrderProps {
  return {
    product: specialOrderSample(),
    path: "/special-order/130101",
    formatPrice: (cents) => `$${(cents / 100).toFixed(2)}`,
    loadProduct: vi.fn<SpecialOrderProps["loadProduct"]>(async ({ choices }) => specialOrderSample(read(choices))),
    renderFabrics: ({ group, chosen, toUrl, choose }) =>
      group.choices.map(({ code, title }) => (
        <a
          key={code}
          href={toUrl(code)}
          aria-current={code === chosen}
          onClick={(event) => {
            event.preventDefault();
            choose(code);
          }}
        >
          {title}
        </a>
      )),
    head: <h1>Harbor Sofa</h1>,
    ...change,
  };
}
const read = (choices: string) =>
  Object.fromEntries(
    JSON.parse(choices).map((one: { optionCode: string; choiceCode: string }) => [one.optionCode, one.choiceCode]),
  );
const press = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));

/** It stands at the name and beside the button. */
const expectPrice = (price: string) =>
  expect(screen.getAllByText(price).map(({ parentElement }) => parentElement?.closest("form") !== null)).toEqual([
    false,
    true,
  ]);

describe("the page of a special order", () => {
  it("shows choices with differences, what is retired, and the running price [SPEC-06]", async () => {
    render(<SpecialOrder {...toProps()} />);
    const legs = within(screen.getByRole("group", { name: "Legs" }));
    expect(legs.getByRole("radio", { name: "Walnut + $60.00" })).toBeEnabled();
    expect(legs.getByRole("radio", { name: /Teak/ })).toBeDisabled();
    expect(legs.getByText("No longer available")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Slim − $50.00" })).toBeVisible();
    await press(/Walnut/);
    expectPrice("From $2059.00");
    expect(screen.getByText("Still to choose: Fabric, Seat Depth")).toBeVisible();
    expect(screen.getByText("Shown in Oat Linen")).toBeVisible();
    expect(screen.getByText("88 in wide, 38 in deep, 33 in high")).toBeVisible();
    expect(screen.getByText("A sofa for three.")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Rust Velvet" }));
    expectPrice("$2659.00");
  });

  it("loads the product once when the last option is chosen, and shows its address [SPEC-02] [SPEC-09]", async () => {
    const onUrl = vi.fn();
    const props = toProps({ onUrl });
    render(<SpecialOrder {...props} />);
    await userEvent.click(screen.getByRole("link", { name: "Rust Velvet" }));
    await press(/Walnut/);
    expect(props.loadProduct).not.toHaveBeenCalled();
    await press(/Classic/);
    expect(props.loadProduct).toHaveBeenCalledTimes(1);
    await vi.waitFor(() =>
      expect(onUrl).toHaveBeenCalledWith("/special-order/130101?choices=fabric.RUST~legs.WALNUT~depth.CLASSIC"),
    );
    await press(/Natural Oak/);
    expect(props.loadProduct).toHaveBeenCalledTimes(2);
  });

  it("takes up what was chosen before scripts ran: price, selection and load", async () => {
    const props = toProps({ product: specialOrderSample({ fabric: "RUST" }) });
    const page = document.createElement("div");
    page.innerHTML = renderToString(<SpecialOrder {...props} />);
    document.body.append(page);
    page.querySelector<HTMLInputElement>("input[value=WALNUT]")?.click();
    await act(async () => void hydrateRoot(page, <SpecialOrder {...props} />));
    expect(within(page).getAllByText("$2659.00")).toHaveLength(2);
    expect(within(page).getByText("Still to choose: Seat Depth")).toBeVisible();
    page.remove();
  });

  it("keeps the refusal of a form that was sent before scripts ran", async () => {
    const problem = "Please choose Fabric of Harbor Sofa.";
    const props = toProps({ product: specialOrderSample({ legs: "WALNUT" }), problem });
    const page = document.createElement("div");
    page.innerHTML = renderToString(<SpecialOrder {...props} />);
    document.body.append(page);
    await act(async () => void hydrateRoot(page, <SpecialOrder {...props} />));
    expect(within(page).getByText(problem)).toBeVisible();
    page.remove();
  });

  it("hides a refusal after the next choice, and shows it again if the next add is refused", async () => {
    const problem = "Please choose Legs of Harbor Sofa.";
    const { rerender } = render(<SpecialOrder {...toProps({ problem })} />);
    expect(screen.getByText(problem)).toBeVisible();
    await press(/Walnut/);
    expect(screen.queryByText(problem)).toBeNull();
    rerender(<SpecialOrder {...toProps({ problem, busy: true })} />);
    rerender(<SpecialOrder {...toProps({ problem })} />);
    expect(screen.getByText(problem)).toBeVisible();
  });

  it("ignores the answer to an earlier press that comes later", async () => {
    const answers: ((product: ReturnType<typeof specialOrderSample> | null) => void)[] = [];
    const loadProduct = () =>
      new Promise<ReturnType<typeof specialOrderSample> | null>((resolve) => answers.push(resolve));
    const onUrl = vi.fn();
    render(<SpecialOrder {...toProps({ product: specialOrderSample(complete), loadProduct, onUrl })} />);
    await press(/Natural Oak/);
    await press(/Slim/);
    expect(screen.getByText("Updating…")).toBeVisible();
    answers[1]?.(specialOrderSample({ ...complete, legs: "OAK", depth: "SLIM" }));
    await vi.waitFor(() => expect(onUrl).toHaveBeenCalledTimes(1));
    answers[0]?.(specialOrderSample({ ...complete, legs: "OAK" }));
    await Promise.resolve();
    expect(onUrl).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("radio", { name: /Slim/ })).toBeChecked();
    expect(screen.queryByText("Updating…")).toBeNull();
  });

  it("hides the overlay after a failed load and returns to the last selection (AMB-250) [ERR-26]", async () => {
    render(<SpecialOrder {...toProps({ product: specialOrderSample(complete), loadProduct: async () => null })} />);
    await press(/Natural Oak/);
    expect(await screen.findByRole("radio", { name: /Walnut/ })).toBeChecked();
    expect(screen.queryByText("Updating…")).toBeNull();
    expectPrice("$2659.00");
  });

  it("turns to the leathers, which drops the fabric [CALL-112]", async () => {
    const props = toProps({ product: specialOrderSample(complete) });
    render(<SpecialOrder {...props} />);
    await userEvent.click(screen.getByRole("link", { name: "Leathers" }));
    expect(props.loadProduct).toHaveBeenCalledWith(
      expect.objectContaining({ isMaterialToggle: true, choices: expect.not.stringContaining("RUST") }),
      expect.anything(),
    );
    expect(await screen.findByRole("link", { name: "Cognac Leather" })).toBeVisible();
  });

  it("is a form that adds the selection without scripts, and whose Update shows it", () => {
    const html = renderToStaticMarkup(
      <SpecialOrder {...toProps({ product: specialOrderSample({ fabric: "RUST" }) })} />,
    );
    const page = document.createElement("div");
    page.innerHTML = html;
    const form = page.querySelector("form");
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      sku: "130101",
      options: "fabric legs depth",
      fabric: "RUST",
      quantity: "1",
    });
    expect(page.querySelector("[formmethod=get]")?.textContent).toBe("Update");
    // The Enter key presses the first one.
    expect(page.querySelector("[type=submit]")?.textContent).toBe("Add to Cart");
    expect(page.querySelector('[aria-current="false"]')?.getAttribute("href")).toBe(
      "/special-order/130101?choices=fabric.OAT",
    );
    expect(page.querySelector("nav a:not([aria-current])")?.getAttribute("href")).toBe(
      "/special-order/130101?material=leather",
    );
  });

  it("saves to the line of the cart that is edited (AMB-276)", () => {
    const edited = { lineId: "line-1", quantity: 3 };
    render(<SpecialOrder {...toProps({ product: specialOrderSample(complete), edited })} />);
    const form = screen.getByRole("button", { name: "Save Changes" }).closest("form");
    expect(form && Object.fromEntries(new FormData(form))).toMatchObject({ line: "line-1", quantity: "3" });
  });

  it("of a product that is no longer made has no choices, and its Add is off (AMB-176) [SPEC-07]", () => {
    const product = { ...specialOrderSample(), isNla: true };
    render(<SpecialOrder {...toProps({ product })} />);
    expect(screen.getByText("No longer available")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("names choices of the address that are not sold any more (AMB-252)", () => {
    const product = specialOrderSample();
    product.browseDto.ignored.push("Sand Leather");
    render(<SpecialOrder {...toProps({ product })} />);
    expect(screen.getByText("Not available any more: Sand Leather.")).toBeVisible();
  });
});

it("what is in stock is listed with price and lead time, and nothing where nothing is (AMB-253) [CALL-114]", () => {
  const item = { sku: "100101", name: "Harbor Sofa, Oat Linen", formattedPrice: "$1,899.00", leadTime: "In stock" };
  const { container, rerender } = render(<QuickShipList items={[item]} />);
  expect(screen.getByRole("link", { name: item.name })).toHaveAttribute("href", "/product/100101");
  expect(screen.getByText("$1,899.00")).toBeVisible();
  rerender(<QuickShipList items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
