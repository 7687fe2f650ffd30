import { afterEach, describe, expect, it } from "vitest";
import { cartCountAtom, countItems } from "../basket/cart-value.ts";
import { cartOf, lineOf } from "../cart.samples.ts";
import type { ShopperStore } from "../create-shopper-store.ts";
import { dialogAtom } from "../dialogs/dialog-atom.ts";
import { storeOver } from "../store-over.fixture.ts";
import { cartAtom, isCartSettlingAtom } from "./cart-atom.ts";
import { cartAlertAtom, cartAlertText } from "./cart-errors.ts";
import { cartItemUpdated } from "./cart-item-updated.ts";
import { mutateLineAtom, refreshCartAtom } from "./mutation-queue.ts";
import { forgetRemovedAtom, receiveCartAtom } from "./receive-cart.ts";

/** The number of items in the cart on screen. */
const countOf = (store: ShopperStore) => countItems(store.get(cartAtom) ?? cartOf([]));

/** Keeps a basket as the service does: each change increases its version. */
function basket(quantities: Record<string, number>) {
  let version = 1;
  const removed = new Set<string>();
  const cart = () =>
    cartOf(
      Object.entries(quantities)
        .filter(([id]) => !removed.has(id))
        .map(([id, quantity]) => lineOf(id, quantity)),
      version,
    );
  const answer = ({ path, body }: { path: string; body: unknown }) => {
    const { id = "", quantity = 0 } = (body ?? {}) as { id?: string; quantity?: number };
    if (path === "/Cart/GetCartJsx") return Response.json({ isSuccess: true, cartData: cart() });
    version += 1;
    if (path === "/Cart/UpdateItem") quantities[id] = quantity;
    if (path === "/Cart/RemoveItem") removed.add(id);
    if (path === "/Cart/RestoreItem") removed.delete(id);
    return Response.json({ isSuccess: true, items: [], cartItemCount: 1, formattedSubtotal: "$49.00" });
  };
  return { cart, answer };
}
const quantities = (cart: ReturnType<typeof cartOf> | null) =>
  Object.fromEntries(
    cart?.lineItems.filter(({ isRemoved }) => !isRemoved).map((line) => [line.id, line.priceQuantityTotals.quantity]) ??
      [],
  );

let listening: Array<() => void> = [];
afterEach(() => {
  for (const stop of listening) stop();
  listening = [];
});

describe("changing the cart", () => {
  it("shows a new quantity at once and reloads the cart after the call [CART-09]", async () => {
    const { cart, answer } = basket({ a1: 1, a2: 1 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = store.set(mutateLineAtom, "updateItem", "a1", { quantity: 3 });
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 3, a2: 1 });
    expect(countOf(store)).toBe(4);
    expect(store.get(isCartSettlingAtom)).toBe(true);
    await settled;
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 3, a2: 1 });
    expect(store.get(isCartSettlingAtom)).toBe(false);
  });

  it("sends one call at a time, of several pending quantities of a line only the latest, and reloads once [CART-09]", async () => {
    const { cart, answer } = basket({ a1: 1, a2: 1 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    await Promise.all([
      store.set(mutateLineAtom, "updateItem", "a1", { quantity: 2 }),
      store.set(mutateLineAtom, "updateItem", "a1", { quantity: 3 }),
      store.set(mutateLineAtom, "updateItem", "a1", { quantity: 4 }),
      store.set(mutateLineAtom, "removeItem", "a2"),
    ]);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ["/Cart/UpdateItem", { id: "a1", quantity: 2 }],
      ["/Cart/UpdateItem", { id: "a1", quantity: 4 }],
      ["/Cart/RemoveItem", { id: "a2" }],
      ["/Cart/GetCartJsx", undefined],
    ]);
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 4 });
  });

  it("keeps a mutation made during the reload [CART-09]", async () => {
    const { cart, answer } = basket({ a1: 1 });
    const { store, sent } = storeOver(
      (call) => {
        if (call.path === "/Cart/GetCartJsx" && sent.length === 2)
          store.set(mutateLineAtom, "updateItem", "a1", { quantity: 5 });
        return answer(call);
      },
      { cart: cart() },
    );
    await store.set(mutateLineAtom, "updateItem", "a1", { quantity: 2 });
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 5 });
    expect(sent).toHaveLength(4);
  });

  it("sends nothing for an unchanged quantity, and keeps quantities between 1 and 99", async () => {
    const { cart, answer } = basket({ a1: 2 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    await store.set(mutateLineAtom, "updateItem", "a1", { quantity: 2 });
    expect(sent).toEqual([]);
    await store.set(mutateLineAtom, "updateItem", "a1", { quantity: 250 });
    expect(sent[0]?.body).toEqual({ id: "a1", quantity: 99 });
  });

  it("dispatches CartItemUpdated after the reload, with the outcome [CART-10]", async () => {
    const { cart, answer } = basket({ a1: 1 });
    const { store, sent, events } = storeOver(answer, { cart: cart() });
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail, sent.at(-1)?.path);
    events.addEventListener(cartItemUpdated, listen);
    listening.push(() => events.removeEventListener(cartItemUpdated, listen));
    await store.set(mutateLineAtom, "removeItem", "a1");
    expect(heard).toEqual([
      { action: "removeItem", lineId: "a1", sku: "100401", quantity: 0, isSuccess: true },
      "/Cart/GetCartJsx",
    ]);
  });
});

describe("restoring a removed line", () => {
  const shownLines = (cart: ReturnType<typeof cartOf> | null) =>
    cart?.lineItems.map(({ id, isRemoved, priceQuantityTotals }) => [id, priceQuantityTotals.quantity, isRemoved]);

  it("shows it at once unchanged in its place, and sends one call, however often it is clicked", async () => {
    const { cart, answer } = basket({ a1: 3, a2: 1 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    await store.set(mutateLineAtom, "removeItem", "a1");
    const settled = [store.set(mutateLineAtom, "restoreItem", "a1"), store.set(mutateLineAtom, "restoreItem", "a1")];
    expect(store.get(cartAtom)?.lineItems[0]).toEqual(lineOf("a1", 3));
    expect(countOf(store)).toBe(4);
    await Promise.all(settled);
    expect(sent.slice(2)).toEqual([
      { path: "/Cart/RestoreItem", body: { id: "a1" } },
      { path: "/Cart/GetCartJsx", body: undefined },
    ]);
    expect(store.get(cartAtom)?.lineItems).toEqual([lineOf("a1", 3), lineOf("a2", 1)]);
  });

  it("notifies the page's listeners", async () => {
    const { cart, answer } = basket({ a1: 3 });
    const { store, events } = storeOver(answer, { cart: cart() });
    const heard: unknown[] = [];
    await store.set(mutateLineAtom, "removeItem", "a1");
    events.addEventListener(cartItemUpdated, (event) => heard.push((event as CustomEvent).detail));
    await store.set(mutateLineAtom, "restoreItem", "a1");
    expect(heard).toEqual([{ action: "restoreItem", lineId: "a1", sku: "100401", quantity: 3, isSuccess: true }]);
  });

  it("restores the quantity that was typed just before the removal, even while other calls are pending", async () => {
    const { cart, answer } = basket({ a1: 3, a2: 1 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    await Promise.all([
      store.set(mutateLineAtom, "updateItem", "a2", { quantity: 2 }),
      store.set(mutateLineAtom, "updateItem", "a1", { quantity: 7 }),
      store.set(mutateLineAtom, "removeItem", "a1"),
    ]);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ["/Cart/UpdateItem", { id: "a2", quantity: 2 }],
      ["/Cart/UpdateItem", { id: "a1", quantity: 7 }],
      ["/Cart/RemoveItem", { id: "a1" }],
      ["/Cart/GetCartJsx", undefined],
    ]);
    const settled = store.set(mutateLineAtom, "restoreItem", "a1");
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 7, a2: 2 });
    await settled;
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 7, a2: 2 });
  });

  it("sends neither call if the removal was still pending", async () => {
    const { cart, answer } = basket({ a1: 3, a2: 1 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = store.set(mutateLineAtom, "updateItem", "a2", { quantity: 2 });
    store.set(mutateLineAtom, "removeItem", "a1");
    store.set(mutateLineAtom, "restoreItem", "a1");
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 3, a2: 2 });
    await settled;
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
  });

  it("keeps the line in the cart if its removal failed, and shows the error", async () => {
    const { cart, answer } = basket({ a1: 3 });
    const { store } = storeOver(
      (call) => (call.path === "/Cart/RemoveItem" ? Response.json({}, { status: 500 }) : answer(call)),
      { cart: cart() },
    );
    await Promise.all([store.set(mutateLineAtom, "removeItem", "a1"), store.set(mutateLineAtom, "restoreItem", "a1")]);
    expect(shownLines(store.get(cartAtom))).toEqual([["a1", 3, false]]);
    expect(store.get(cartAlertAtom)).toBe(cartAlertText);
  });

  it.each([
    ["the removal has settled", true],
    ["the removal is still under way", false],
  ])("leaves the line removed if it cannot be restored, and shows why: %s", async (_, isSettled) => {
    const { cart, answer } = basket({ a1: 3, a2: 1 });
    const gone = { isSuccess: false, message: "This item is no longer available." };
    const { store } = storeOver((call) => (call.path === "/Cart/RestoreItem" ? Response.json(gone) : answer(call)), {
      cart: cart(),
    });
    const removed = store.set(mutateLineAtom, "removeItem", "a1");
    if (isSettled) await removed;
    await store.set(mutateLineAtom, "restoreItem", "a1");
    expect(shownLines(store.get(cartAtom))).toEqual([
      ["a1", 3, true],
      ["a2", 1, false],
    ]);
    expect(store.get(cartAlertAtom)).toBe(gone.message);
  });

  it("keeps its position even if the reload in between failed", async () => {
    const { cart, answer } = basket({ a1: 3, a2: 1 });
    let isDown = true;
    const { store } = storeOver(
      (call) => (isDown && call.path === "/Cart/GetCartJsx" ? Response.json({}, { status: 500 }) : answer(call)),
      { cart: cart() },
    );
    await store.set(mutateLineAtom, "removeItem", "a1");
    isDown = false;
    await store.set(mutateLineAtom, "restoreItem", "a1");
    expect(shownLines(store.get(cartAtom))).toEqual([
      ["a1", 3, false],
      ["a2", 1, false],
    ]);
  });

  it("keeps its position if the cart page is left while the call is pending", async () => {
    const { cart, answer } = basket({ a1: 3, a2: 1 });
    const { store } = storeOver(answer, { cart: cart() });
    await store.set(mutateLineAtom, "removeItem", "a1");
    const settled = store.set(mutateLineAtom, "restoreItem", "a1");
    store.set(forgetRemovedAtom);
    await settled;
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 3, a2: 1 });
    expect(store.get(cartAtom)?.lineItems[0]?.id).toBe("a1");
  });
});

describe("refreshing the cart in the background", () => {
  it("reverts nothing that was changed after the refresh began", async () => {
    const { cart, answer } = basket({ a1: 1 });
    const held: Array<() => void> = [];
    let looks = 0;
    const { store } = storeOver(
      (call) => {
        if (call.path !== "/Cart/GetCartJsx") return answer(call);
        looks += 1;
        // The first refresh responds last; the reload after the change fails.
        if (looks > 1) return Response.json({}, { status: 500 });
        const early = answer(call);
        return new Promise<Response>((resolve) => held.push(() => resolve(early)));
      },
      { cart: cart() },
    );
    const look = store.set(refreshCartAtom);
    await store.set(mutateLineAtom, "updateItem", "a1", { quantity: 5 });
    for (const release of held) release();
    await look;
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 5 });
  });
});

describe("a failed change", () => {
  it.each([
    [
      "the service says why",
      () => Response.json({ isSuccess: false, message: "Only 2 are left." }),
      "Only 2 are left.",
    ],
    [
      "the service says why beside a status of its own",
      () => Response.json({ isSuccess: false, errorCode: "TooManyRequests", message: "Wait." }, { status: 429 }),
      "Wait.",
    ],
    ["the service is down", () => Response.json({}, { status: 500 }), cartAlertText],
    ["the network is gone", () => Promise.reject(new TypeError("gone")), cartAlertText],
  ])("takes the wish back and says so in the cart, without a dialog: %s [CART-09]", async (_, fail, alert) => {
    const { cart, answer } = basket({ a1: 1 });
    const { store } = storeOver((call) => (call.path === "/Cart/UpdateItem" ? fail() : answer(call)), { cart: cart() });
    await store.set(mutateLineAtom, "updateItem", "a1", { quantity: 3 });
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 1 });
    expect(store.get(cartAlertAtom)).toBe(alert);
    expect(store.get(dialogAtom)).toBeNull();
  });

  it("opens the refresh dialog when the session was reset [POP-19]", async () => {
    const { cart, answer } = basket({ a1: 1 });
    const reset = () => Response.json({ isSuccess: false, IsReset: true });
    const { store } = storeOver((call) => (call.path === "/Cart/UpdateItem" ? reset() : answer(call)), {
      cart: cart(),
    });
    await store.set(mutateLineAtom, "updateItem", "a1", { quantity: 3 });
    expect(store.get(dialogAtom)).toEqual({ kind: "sessionReset" });
  });
});

describe("receiving a cart", () => {
  it("drops a stale reply with an older version of the same basket", () => {
    const { store } = storeOver(() => Response.json({}), { cart: cartOf([lineOf("a1", 2)], 7) });
    store.set(receiveCartAtom, cartOf([lineOf("a1", 1)], 6));
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 2 });
    store.set(receiveCartAtom, cartOf([], 1, "basket-2"));
    expect(store.get(cartCountAtom)).toBe(0);
  });

  it("keeps a line that left the basket in its position, marked, and does not count it [CART-12]", () => {
    const { store } = storeOver(() => Response.json({}), { cart: cartOf([lineOf("a1", 2), lineOf("a2", 1)], 7) });
    store.set(receiveCartAtom, cartOf([lineOf("a2", 1)], 8));
    expect(store.get(cartAtom)?.lineItems.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
      ["a1", true],
      ["a2", false],
    ]);
    expect(store.get(cartCountAtom)).toBe(1);
    store.set(forgetRemovedAtom);
    expect(store.get(cartAtom)?.lineItems.map(({ id }) => id)).toEqual(["a2"]);
  });

  it("adds new lines at the end and keeps the identity of what did not change [CART-11] [CART-13]", () => {
    const { store } = storeOver(() => Response.json({}), { cart: cartOf([lineOf("a1", 2)], 7) });
    const [shown] = store.get(cartAtom)?.lineItems ?? [];
    store.set(receiveCartAtom, cartOf([lineOf("a3", 1), lineOf("a1", 2)], 8));
    expect(store.get(cartAtom)?.lineItems.map(({ id }) => id)).toEqual(["a1", "a3"]);
    expect(store.get(cartAtom)?.lineItems[0]).toBe(shown);
  });

  it("keeps the identity of the cart when nothing changed", () => {
    const { store } = storeOver(() => Response.json({}), { cart: cartOf([lineOf("a1", 2)], 7) });
    const shown = store.get(cartAtom);
    store.set(receiveCartAtom, cartOf([lineOf("a1", 2)], 7));
    expect(store.get(cartAtom)).toBe(shown);
  });
});
