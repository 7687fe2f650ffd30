import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import {
  cartAlertAtom,
  cartAtom,
  isCartSettlingAtom,
  isLoadingAtom,
  mutateLineAtom,
  reloadCartAtom,
} from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CartPage } from "./cart-page.tsx";

const { lamp } = sampleSkus;
const service = useService();
const visibility = vi.spyOn(document, "visibilityState", "get");
afterEach(() => visibility.mockReset());

async function open(options: Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toCart([{ Sku: lamp }]);
  await page.store.set(reloadCartAtom);
  page.sent.length = 0;
  page.show(<CartPage {...page.navigation} />);
  // Its script loads after the page.
  await act(() => import("./watch-page.ts"));
  return page;
}
function show(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}
const quantity = () => screen.getByRole("textbox", { name: /Quantity of Beacon/ });

it("shows another tab's changes when its tab becomes visible, and sends nothing when it is hidden", async () => {
  const page = await open();
  const id = page.store.get(cartAtom)?.lineItems[0]?.id ?? "";
  await page.shopper.call(cartOperations.updateItem, { id, quantity: 5 });
  show("hidden");
  expect(page.sent).toEqual([]);
  show("visible");
  await waitFor(() => expect(quantity()).toHaveValue("5"));
  expect(page.callsTo("GetCartJsx")).toHaveLength(1);
});

it("shows another tab's add at once if both are on the screen", async () => {
  const page = await open();
  show("visible");
  await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
  expect(localStorage.getItem("cartCount")).toBe("1");
  await page.shopper.call(cartOperations.addItems, { items: [{ Sku: lamp }] });
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "cartCount", newValue: "2" })));
  await waitFor(() => expect(quantity()).toHaveValue("2"));
  expect(localStorage.getItem("cartCount")).toBe("2");
});

it("tells other tabs of a change once the service knows it", async () => {
  const told = vi.spyOn(Storage.prototype, "setItem");
  const page = await open();
  const id = page.store.get(cartAtom)?.lineItems[0]?.id ?? "";
  await act(() => page.store.set(mutateLineAtom, "updateItem", id, { quantity: 3 }));
  const counts = told.mock.calls.flatMap(([key, value]) => (key === "cartCount" ? [value] : []));
  expect(counts.at(-1)).toBe("3");
  expect(page.sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
  told.mockRestore();
});

it("shows another page's changes when Back has shown it", async () => {
  const visits = vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "back_forward" }] as never);
  const page = await open();
  await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
  visits.mockRestore();
});

it("does not interfere with a change and its reload", async () => {
  const page = await open();
  const id = page.store.get(cartAtom)?.lineItems[0]?.id ?? "";
  const changed = act(() => page.store.set(mutateLineAtom, "updateItem", id, { quantity: 3 }));
  show("visible");
  await changed;
  expect(page.sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
  expect(quantity()).toHaveValue("3");
});

it("stays unchanged, without a message, if the service is unreachable", async () => {
  let isDown = false;
  const page = await open({ wire: (_, send) => (isDown ? Promise.reject(new TypeError("gone")) : send()) });
  isDown = true;
  show("visible");
  await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
  await waitFor(() => expect(page.store.get(isLoadingAtom)).toBe(false));
  expect(page.store.get(cartAlertAtom)).toBeNull();
  expect(quantity()).toHaveValue("1");
});

it("reloads after a change whose reload had failed", async () => {
  let isDown = false;
  const page = await open({
    wire: (path, send) => (isDown && path === "/Cart/GetCartJsx" ? Promise.reject(new TypeError("gone")) : send()),
  });
  const id = page.store.get(cartAtom)?.lineItems[0]?.id ?? "";
  isDown = true;
  await act(() => page.store.set(mutateLineAtom, "updateItem", id, { quantity: 3 }));
  expect(page.store.get(isCartSettlingAtom)).toBe(true);
  isDown = false;
  show("visible");
  await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
  expect(quantity()).toHaveValue("3");
});
