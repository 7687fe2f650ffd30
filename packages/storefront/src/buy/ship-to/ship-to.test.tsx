import type { Cart } from "@store/contract/cart";
import { shipToAtom } from "@store/shopper-state";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider, useAtomValue } from "jotai";
import { describe, expect, it } from "vitest";
import { navigationSample, shipToSample, storeSample } from "../../app/frame/layout.samples.ts";
import { MenuPanel } from "../../app/frame/menu-panel.tsx";
import { emptyCart } from "../../app/server/storefront.fixture.ts";
import { type ArrivedCall, answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { LazyShipTo } from "./lazy-ship-to.tsx";
import { ShipToLink } from "./ship-to-link.tsx";
import { ShipToPage } from "./ship-to-page.tsx";

const france = { code: "FRA", name: "France" };
const place = { from: "/browse/rugs", store: storeSample, otherSiteUrl: "http://localhost:3001/" };

function LiveLink() {
  return (
    <>
      <div data-part="announcement">
        <ShipToLink shipTo={useAtomValue(shipToAtom)} />
      </div>
      <LazyShipTo {...place} />
    </>
  );
}

function open(answer: (call: ArrivedCall) => unknown) {
  const calls: ArrivedCall[] = [];
  const store = answeringStore((call) => {
    calls.push(call);
    return answer(call);
  });
  store.set(shipToAtom, shipToSample);
  render(
    <Provider store={store}>
      <LiveLink />
    </Provider>,
  );
  return calls;
}
const link = (name: string) => screen.getByRole("link", { name });

describe("the country in the header", () => {
  it("is a link to a page, in the bar and in the menu of a phone", () => {
    render(
      <>
        <ShipToLink shipTo={shipToSample} />
        <MenuPanel {...place} {...navigationSample} shipTo={shipToSample} />
      </>,
    );
    const links = screen.getAllByRole("link", { name: "Ship to: United States", hidden: true });
    expect(links.map((each) => each.getAttribute("href"))).toEqual(["/ship-to", "/ship-to"]);
  });

  it("is changed in a popup: one call, one reload, and the focus returns to the link with its new name [CART-09]", async () => {
    const cartData: Cart = { ...emptyCart, version: 1, shipTo: france };
    const calls = open(() => ({ isSuccess: true, cartData }));
    await userEvent.click(link("Ship to: United States"));
    const popup = within(await screen.findByRole("dialog", { name: "Ship to" }));
    expect(popup.getByText(/prices stay in US dollars/)).toBeVisible();
    expect(popup.getByRole("link", { name: "Shop in Canada" })).toHaveAttribute("href", place.otherSiteUrl);
    const field = popup.getByLabelText("Country");
    expect(field).toHaveDisplayValue("United States");
    await userEvent.selectOptions(field, "France");
    await userEvent.click(popup.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(link("Ship to: France")).toHaveFocus();
    expect(calls.map(({ path }) => path)).toEqual(["/Cart/SetShipToCountry", "/Cart/GetCartJsx"]);
    expect(calls[0]?.body).toEqual({ country: "FRA" });
  });

  it("stays if it cannot be changed, with the reason at the field", async () => {
    open(() => ({ isSuccess: false, message: "We do not send to this country from here." }));
    await userEvent.click(link("Ship to: United States"));
    const field = await screen.findByLabelText("Country");
    await userEvent.selectOptions(field, "France");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining("We do not send to this country from here.")),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link("Ship to: United States")).toHaveFocus());
  });

  it("waits for the response before it closes", async () => {
    let answer = () => {};
    const answered = new Promise((resolve) => {
      answer = () => resolve({ isSuccess: false, message: "Please wait a moment." });
    });
    open(() => answered);
    await userEvent.click(link("Ship to: United States"));
    await userEvent.selectOptions(await screen.findByLabelText("Country"), "France");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await userEvent.keyboard("{Escape}");
    answer();
    await waitFor(() =>
      expect(screen.getByLabelText("Country")).toHaveAccessibleDescription(expect.stringContaining("Please wait")),
    );
  });

  it("is replaced by the popup of an ended session", async () => {
    open(() => ({ isSuccess: false, IsReset: true }));
    await userEvent.click(link("Ship to: United States"));
    await userEvent.selectOptions(await screen.findByLabelText("Country"), "France");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Ship to" })).toBeNull());
  });

  it("is saved even if it looks the same: another tab may have selected another one", async () => {
    const calls = open(() => ({ isSuccess: true, cartData: { ...emptyCart, version: 1, shipTo: shipToSample } }));
    await userEvent.click(link("Ship to: United States"));
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls[0]?.body).toEqual({ country: "USA" });
  });
});

describe("the page of the country", () => {
  it("is a form that browsers submit themselves, without the neighbor that has its own site [ADDR-04]", () => {
    render(<ShipToPage {...place} shipTo={france} problem={null} />);
    const field = screen.getByLabelText<HTMLSelectElement>("Country");
    expect(field).toHaveValue("FRA");
    expect(within(field).queryByRole("option", { name: "Canada" })).toBeNull();
    expect(field.form).toHaveAttribute("action", "/ship-to");
    expect(new FormData(field.form ?? undefined).get("from")).toBe("/browse/rugs");
  });

  it("says why a country was refused", () => {
    render(<ShipToPage {...place} shipTo={null} problem="Please select a country." />);
    expect(screen.getByLabelText("Country")).toHaveAccessibleDescription("Please select a country.");
  });
});
