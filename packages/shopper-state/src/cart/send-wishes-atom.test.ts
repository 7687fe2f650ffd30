import { afterEach, describe, expect, it } from "vitest";
import { cartOf, lineOf, storeOver } from "../answers.fixture.ts";
import { problemAtom } from "../problem/problem-atom.ts";
import { cartAlertAtom, cartAlertText } from "./cart-alert-atom.ts";
import { cartAtom, cartCountAtom, isCartSettlingAtom } from "./cart-atom.ts";
import { cartItemUpdated } from "./cart-item-updated.ts";
import { changeQuantityAtom, removeLineAtom } from "./change-quantity-atom.ts";
import { forgetRemovedAtom, receiveCartAtom } from "./receive-cart-atom.ts";
import { restoreLineAtom } from "./restore-line-atom.ts";

/** Holds a basket the way the service does: each change raises its version. */
function basket(quantities: Record<string, number>) {
  let version = 1;
  const cart = () =>
    cartOf(
      Object.entries(quantities).map(([id, quantity]) => lineOf(id, quantity)),
      version,
    );
  const answer = ({ path, body }: { path: string; body: unknown }) => {
    const { id = "", quantity = 0 } = (body ?? {}) as { id?: string; quantity?: number };
    if (path === "/Cart/GetCartJsx") return Response.json({ isSuccess: true, cartData: cart() });
    version += 1;
    if (path === "/Cart/UpdateItem") quantities[id] = quantity;
    if (path === "/Cart/RemoveItem") delete quantities[id];
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
    const settled = store.set(changeQuantityAtom, { lineId: "a1", quantity: 3 });
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 3, a2: 1 });
    expect(store.get(cartCountAtom)).toBe(4);
    expect(store.get(isCartSettlingAtom)).toBe(true);
    await settled;
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 3, a2: 1 });
    expect(store.get(isCartSettlingAtom)).toBe(false);
  });

  it("sends one call at a time, of several wishes for a line only the newest, and reloads once [CART-09]", async () => {
    const { cart, answer } = basket({ a1: 1, a2: 1 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    await Promise.all([
      store.set(changeQuantityAtom, { lineId: "a1", quantity: 2 }),
      store.set(changeQuantityAtom, { lineId: "a1", quantity: 3 }),
      store.set(changeQuantityAtom, { lineId: "a1", quantity: 4 }),
      store.set(removeLineAtom, "a2"),
    ]);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ["/Cart/UpdateItem", { id: "a1", quantity: 2 }],
      ["/Cart/UpdateItem", { id: "a1", quantity: 4 }],
      ["/Cart/RemoveItem", { id: "a2" }],
      ["/Cart/GetCartJsx", undefined],
    ]);
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 4 });
  });

  it("keeps a wish made while the reload runs [CART-09]", async () => {
    const { cart, answer } = basket({ a1: 1 });
    const { store, sent } = storeOver(
      (call) => {
        if (call.path === "/Cart/GetCartJsx" && sent.length === 2)
          store.set(changeQuantityAtom, { lineId: "a1", quantity: 5 });
        return answer(call);
      },
      { cart: cart() },
    );
    await store.set(changeQuantityAtom, { lineId: "a1", quantity: 2 });
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 5 });
    expect(sent).toHaveLength(4);
  });

  it("sends nothing for the quantity that is there already, and keeps quantities between 1 and 99", async () => {
    const { cart, answer } = basket({ a1: 2 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    await store.set(changeQuantityAtom, { lineId: "a1", quantity: 2 });
    expect(sent).toEqual([]);
    await store.set(changeQuantityAtom, { lineId: "a1", quantity: 250 });
    expect(sent[0]?.body).toEqual({ id: "a1", quantity: 99 });
  });

  it("fires CartItemUpdated after the reload, saying what happened [CART-10]", async () => {
    const { cart, answer } = basket({ a1: 1 });
    const { store, sent, events } = storeOver(answer, { cart: cart() });
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail, sent.at(-1)?.path);
    events.addEventListener(cartItemUpdated, listen);
    listening.push(() => events.removeEventListener(cartItemUpdated, listen));
    await store.set(removeLineAtom, "a1");
    expect(heard).toEqual([
      { action: "removeItem", lineId: "a1", sku: "100401", quantity: 0, isSuccess: true },
      "/Cart/GetCartJsx",
    ]);
  });

  it("puts a removed line back as it was", async () => {
    const { cart, answer } = basket({ a1: 3 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    const [line] = cart().lineItems;
    await store.set(removeLineAtom, "a1");
    if (line) await store.set(restoreLineAtom, line);
    expect(sent.at(-2)).toEqual({ path: "/Cart/AddItems", body: { items: [{ Sku: "100401", Quantity: 3 }] } });
  });
});

describe("putting a removed line back", () => {
  it("adds it once, however often it is asked for", async () => {
    const { cart, answer } = basket({ a1: 3 });
    const { store, sent } = storeOver(answer, { cart: cart() });
    const [line] = cart().lineItems;
    if (!line) throw new Error("no line");
    await store.set(removeLineAtom, "a1");
    await Promise.all([store.set(restoreLineAtom, line), store.set(restoreLineAtom, line)]);
    expect(sent.filter(({ path }) => path === "/Cart/AddItems")).toHaveLength(1);
  });

  it("adds nothing when its removal failed and it is still there", async () => {
    const { cart, answer } = basket({ a1: 3 });
    const { store, sent } = storeOver(
      (call) => (call.path === "/Cart/RemoveItem" ? Response.json({}, { status: 500 }) : answer(call)),
      { cart: cart() },
    );
    const [line] = cart().lineItems;
    if (!line) throw new Error("no line");
    const removed = store.set(removeLineAtom, "a1");
    await Promise.all([removed, store.set(restoreLineAtom, line)]);
    expect(sent.map(({ path }) => path)).not.toContain("/Cart/AddItems");
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 3 });
    expect(store.get(cartAlertAtom)).toBe(cartAlertText);
  });

  it("leaves no second row behind when the cart could not be read anew in between", async () => {
    const { cart, answer } = basket({ a1: 3 });
    let isDown = true;
    const { store } = storeOver(
      (call) => {
        if (call.path !== "/Cart/GetCartJsx") return answer(call);
        return isDown
          ? Response.json({}, { status: 500 })
          : Response.json({ isSuccess: true, cartData: cartOf([lineOf("a9", 3)], 9) });
      },
      { cart: cart() },
    );
    const [line] = cart().lineItems;
    if (!line) throw new Error("no line");
    await store.set(removeLineAtom, "a1");
    isDown = false;
    await store.set(restoreLineAtom, line);
    expect(store.get(cartAtom)?.lineItems.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([["a9", false]]);
  });
});

describe("when a change fails", () => {
  it.each([
    [
      "the service says why",
      () => Response.json({ isSuccess: false, message: "Only 2 are left." }),
      "Only 2 are left.",
    ],
    ["the service is down", () => Response.json({}, { status: 500 }), cartAlertText],
    ["the network is gone", () => Promise.reject(new TypeError("gone")), cartAlertText],
  ])("takes the wish back and says so in the cart, without a dialog: %s [CART-09]", async (_, fail, alert) => {
    const { cart, answer } = basket({ a1: 1 });
    const { store } = storeOver((call) => (call.path === "/Cart/UpdateItem" ? fail() : answer(call)), { cart: cart() });
    await store.set(changeQuantityAtom, { lineId: "a1", quantity: 3 });
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 1 });
    expect(store.get(cartAlertAtom)).toBe(alert);
    expect(store.get(problemAtom)).toBeNull();
  });

  it("opens the refresh dialog when the session was reset [POP-19]", async () => {
    const { cart, answer } = basket({ a1: 1 });
    const reset = () => Response.json({ isSuccess: false, IsReset: true });
    const { store } = storeOver((call) => (call.path === "/Cart/UpdateItem" ? reset() : answer(call)), {
      cart: cart(),
    });
    await store.set(changeQuantityAtom, { lineId: "a1", quantity: 3 });
    expect(store.get(problemAtom)).toEqual({ kind: "sessionReset" });
  });
});

describe("receiving a cart", () => {
  it("drops a late reply with an older version of the same basket", () => {
    const { store } = storeOver(() => Response.json({}), { cart: cartOf([lineOf("a1", 2)], 7) });
    store.set(receiveCartAtom, cartOf([lineOf("a1", 1)], 6));
    expect(quantities(store.get(cartAtom))).toEqual({ a1: 2 });
    store.set(receiveCartAtom, cartOf([], 1, "basket-2"));
    expect(store.get(cartCountAtom)).toBe(0);
  });

  it("keeps a line that left the basket at its place, marked, and counts it no more [CART-12]", () => {
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

  it("is the very same cart when nothing changed", () => {
    const { store } = storeOver(() => Response.json({}), { cart: cartOf([lineOf("a1", 2)], 7) });
    const shown = store.get(cartAtom);
    store.set(receiveCartAtom, cartOf([lineOf("a1", 2)], 7));
    expect(store.get(cartAtom)).toBe(shown);
  });
});
