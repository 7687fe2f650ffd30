import { trayKey } from "@store/ui-kit/early-protocol";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chicago, oatLinen, swatchData, usShop } from "../swatch.samples.ts";
import { addSwatch, trayAtom } from "../tray/tray-atoms.ts";
import { TrayBar } from "../tray/tray-bar.tsx";
import { SwatchPopup, type SwatchPopupProps } from "./swatch-popup.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function show(props: Partial<SwatchPopupProps> = {}) {
  const load = vi.fn(async () => ({ ...swatchData, DefaultSwatch: "OATLINEN" }));
  const onClose = vi.fn();
  const store = createStore();
  const popup = (
    <SwatchPopup
      isOpen
      onClose={onClose}
      sku="100101"
      choiceCode="OATLINEN"
      load={load}
      shop={usShop}
      known={chicago}
      action="/free-swatches"
      send={async () => ({ kind: "shown", data: "thanks" })}
      {...props}
    />
  );
  render(<Provider store={store}>{popup}</Provider>);
  return { load, onClose, store };
}

describe("the popup of a swatch order", () => {
  it("loads its swatches by product, the number of selected ones, and the first choice [SWAT-02] [CALL-106] [CALL-110]", async () => {
    const { load } = show();
    const popup = await screen.findByRole("dialog", { name: "Order Free Swatches" });
    expect(await within(popup).findByRole("checkbox", { name: /Oat Linen/ })).toBeChecked();
    expect(load.mock.calls).toEqual([["100101", 0, "OATLINEN"]]);
  });

  it("shows thanks and a close button after an order [SWAT-04]", async () => {
    const { onClose } = show();
    await userEvent.click(await screen.findByRole("button", { name: "Send Swatches" }));
    const popup = await screen.findByRole("dialog", { name: "Thank You!" });
    expect(within(popup).getAllByRole("heading")).toHaveLength(1);
    expect(popup).toHaveTextContent("Your free swatches will arrive in 5-7 business days.");
    expect(within(popup).queryByRole("textbox")).toBeNull();
    const [close] = within(popup).getAllByRole("button", { name: "Close" });
    await userEvent.click(close as HTMLElement);
    expect(onClose).toHaveBeenCalled();
  });

  it("says so if its swatches could not be loaded", async () => {
    show({ load: async () => null });
    expect(await screen.findByText(/^The swatches could not be loaded\./)).toBeVisible();
  });

  it("slides the address up and down on a phone of the modern brand, by swipe and by button [SWAT-05]", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    show({ shop: { ...usShop, brand: "modern" } });
    const handle = await screen.findByRole("button", { name: "Enter Shipping Details" });
    const body = () => document.querySelector("[data-part=swatch-sheet-body]");
    const swipe = (from: number, to: number) => {
      const target = screen.getByRole("button", { name: /Shipping Details|Back to Swatches/ });
      fireEvent.touchStart(target, { touches: [{ clientY: from }] });
      fireEvent.touchEnd(target, { changedTouches: [{ clientY: to }] });
    };
    expect([handle.getAttribute("aria-expanded"), body()?.hasAttribute("inert")]).toEqual(["false", true]);
    swipe(600, 580);
    expect(body()).toHaveAttribute("inert");
    swipe(600, 300);
    expect(body()).not.toHaveAttribute("inert");
    swipe(300, 600);
    expect(body()).toHaveAttribute("inert");
    await userEvent.click(screen.getByRole("button", { name: "Enter Shipping Details" }));
    expect(body()).not.toHaveAttribute("inert");
    await userEvent.click(screen.getByRole("button", { name: "Back to Swatches" }));
    expect(body()).toHaveAttribute("inert");
  });
});

describe("the tray", () => {
  it("counts the selected swatches, removes one and follows changes of other tabs (AMB-219)", async () => {
    const store = createStore();
    render(
      <Provider store={store}>
        <TrayBar orderUrl="/free-swatches" />
      </Provider>,
    );
    expect(screen.queryByRole("region", { name: "Chosen swatches" })).toBeNull();
    store.set(trayAtom, (held) => addSwatch(held, oatLinen));
    const tray = await screen.findByRole("region", { name: "Chosen swatches" });
    expect(tray).toHaveTextContent("1 of 5");
    expect(within(tray).getByRole("link", { name: "Order Swatches" })).toHaveAttribute("href", "/free-swatches");
    const { zoomImagePath: _, ...other } = { ...oatLinen, choiceCode: "INKVELVET", name: "Ink Velvet" };
    localStorage.setItem(trayKey, JSON.stringify([oatLinen, other]));
    window.dispatchEvent(new StorageEvent("storage", { key: trayKey }));
    await waitFor(() => expect(tray).toHaveTextContent("2 of 5"));
    await userEvent.click(within(tray).getByRole("button", { name: "Remove Oat Linen" }));
    expect(JSON.parse(localStorage.getItem(trayKey) ?? "")).toMatchObject([{ choiceCode: "INKVELVET" }]);
  });
});
