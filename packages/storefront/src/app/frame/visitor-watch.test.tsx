import { cartOperations } from "@store/contract/cart";
import { cartCountAtom, receiveCartCountAtom, shipToAtom } from "@store/shopper-state";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { accountAtom, postalCodeAtom } from "../../web/session/account-atom.ts";
import { shipToSample } from "./layout.samples.ts";
import { VisitorWatch, visitorPath } from "./visitor-watch.ts";

const store = answeringStore(() => ({}));
const guest = { count: 0, account: null };
let answers: object[];
beforeEach(() => {
  answers = [];
  store.set(receiveCartCountAtom, 1);
  store.set(accountAtom, ada);
  store.set(postalCodeAtom, null);
  vi.stubGlobal("fetch", async () => Response.json(answers.shift() ?? guest));
});
afterEach(() => vi.unstubAllGlobals());

const ada = { firstName: "Ada" };
const loads = vi.fn(() => null);
function Page() {
  return (
    <>
      <VisitorWatch />
      <p>{useAtomValue(accountAtom)?.firstName ?? "nobody"}</p>
    </>
  );
}
async function open(path = "/") {
  loads.mockClear();
  const router = createMemoryRouter([{ path: "*", element: <Page />, loader: loads, hydrateFallbackElement: <i /> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByText("Ada");
  // The text is there before the effects that listen.
  await act(async () => {});
  return router;
}
const showAgain = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

it("asks by the path of the contract's call", () => {
  expect(visitorPath).toBe(cartOperations.getCartCount.path);
});

it("asks when Back shows a page that the browser kept, and not when a page is shown for the first time", async () => {
  await open();
  const show = (persisted: boolean) =>
    act(async () => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
  answers = [{ count: 5, account: ada }];
  await show(false);
  expect(answers).toHaveLength(1);
  await show(true);
  await waitFor(() => expect(store.get(cartCountAtom)).toBe(5));
});

it("takes over count and country when the tab is shown again, and asks for no page", async () => {
  await open();
  answers = [{ count: 3, shipTo: shipToSample, account: ada }];
  await showAgain();
  await waitFor(() => expect(store.get(cartCountAtom)).toBe(3));
  expect(store.get(shipToAtom)).toEqual(shipToSample);
  expect(loads).toHaveBeenCalledTimes(1);
});

it("takes over the count that another tab tells, and tells its own", async () => {
  await open();
  expect(localStorage.getItem("cartCount")).toBe("1");
  answers = [{ count: 3, account: ada }];
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "cartCount", newValue: "3" })));
  // A busy machine takes more than the second that is usual.
  await waitFor(() => expect(store.get(cartCountAtom)).toBe(3), { timeout: 5000 });
  await waitFor(() => expect(localStorage.getItem("cartCount")).toBe("3"));
});

it("loads the page again when somebody else is signed in", async () => {
  await open();
  await showAgain();
  expect(await screen.findByText("nobody")).toBeVisible();
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
});

it("loads the page again when another postal code was typed elsewhere, and not for a page that has just been loaded [CART-04]", async () => {
  store.set(postalCodeAtom, "60661");
  const router = await open();
  answers = [
    { count: 1, account: ada, postalCode: "10001" },
    { count: 1, account: ada, postalCode: "10001" },
  ];
  await showAgain();
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
  expect(store.get(postalCodeAtom)).toBe("10001");
  answers = [{ count: 1, account: ada, postalCode: "97201" }];
  await act(() => router.navigate("/stores"));
  await waitFor(() => expect(store.get(postalCodeAtom)).toBe("97201"));
  expect(loads).toHaveBeenCalledTimes(3);
});

it("follows at the next navigation", async () => {
  const router = await open();
  const nell = { count: 4, account: { firstName: "Nell" } };
  // The page that is loaded again for her asks as well.
  answers = [nell, nell];
  await act(() => router.navigate("/stores"));
  expect(await screen.findByText("Nell")).toBeVisible();
  expect(store.get(cartCountAtom)).toBe(4);
});

it.each(["/checkout/cart", "/checkout/shipping"])("leaves the page at %s as it is", async (path) => {
  await open(path);
  answers = [{ count: 7, account: path.endsWith("cart") ? ada : null }];
  await showAgain();
  if (path.endsWith("cart")) expect(store.get(cartCountAtom)).toBe(1);
  else expect(await screen.findByText("nobody")).toBeVisible();
  expect(loads).toHaveBeenCalledTimes(1);
});

it("drops an answer that is older than the count on screen", async () => {
  await open();
  let answer = (_: Response) => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  await showAgain();
  store.set(receiveCartCountAtom, 2);
  await act(async () => answer(Response.json({ count: 1, account: null })));
  expect(await screen.findByText("nobody")).toBeVisible();
  expect(store.get(cartCountAtom)).toBe(2);
});

it.each([
  ["an error", () => new Response(null, { status: 503 })],
  ["something else", () => new Response("<!doctype html>")],
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])("keeps what it knows after %s", async (_, answer) => {
  await open();
  vi.stubGlobal("fetch", async () => answer());
  await showAgain();
  expect(store.get(cartCountAtom)).toBe(1);
  expect(screen.getByText("Ada")).toBeVisible();
});
