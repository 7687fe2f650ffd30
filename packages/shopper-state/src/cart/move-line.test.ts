import type { CartLine } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { cartOf, lineOf, storeOver } from "../answers.fixture.ts";
import { problemAtom } from "../problem/problem-atom.ts";
import { cartAlertAtom, cartAlertText } from "./cart-alert-atom.ts";
import { cartAtom, cartCountAtom, isCartSettlingAtom } from "./cart-atom.ts";
import {
  changeInstallationAtom,
  changeQuantityAtom,
  changeWayAtom,
  moveLineAtom,
  removeLineAtom,
  restoreLineAtom,
} from "./change-line-atoms.ts";
import { lineErrorsAtom } from "./line-errors-atom.ts";
import { forgetRemovedAtom } from "./receive-cart-atom.ts";

type Answer = Parameters<typeof storeOver>[0];
type Store = ReturnType<typeof storeOver>["store"];

/** Holds the two lists of a basket the way the service does; lines keep the place they were added at. */
function basket(lines: CartLine[], savedIds: string[] = []) {
  const all = new Map(lines.map((line) => [line.id, line]));
  const saved = new Set(savedIds);
  const gone = new Set<string>();
  let version = 1;
  const cart = () => {
    const there = [...all.values()].filter(({ id }) => !gone.has(id));
    return {
      ...cartOf(
        there.filter(({ id }) => !saved.has(id)),
        version,
      ),
      savedForLater: there.filter(({ id }) => saved.has(id)),
    };
  };
  const answer: Answer = ({ path, body }) => {
    const { id = "" } = (body ?? {}) as { id?: string };
    const change: Record<string, () => void> = {
      "/Cart/SaveForLater": () => saved.add(id),
      "/Cart/MoveToCart": () => saved.delete(id),
      "/Cart/RemoveItemFromSaveForLater": () => gone.add(id),
      "/Cart/RestoreItem": () => gone.delete(id),
    };
    if (path === "/Cart/GetCartJsx") return Response.json({ isSuccess: true, cartData: cart() });
    version += 1;
    change[path]?.();
    return Response.json({ isSuccess: true });
  };
  return { cart, answer, join: (id: string) => all.delete(id) };
}
const failing =
  (path: string, answer: Answer, fail: () => Promise<Response> | Response): Answer =>
  (call) =>
    call.path === path ? fail() : answer(call);
const down = () => Response.json({}, { status: 500 });
const ids = (lines: readonly CartLine[] | undefined) => lines?.map(({ id, isRemoved }) => (isRemoved ? `(${id})` : id));

describe("saving a line for later", () => {
  it("takes it out of the cart and its count at once, and sends the quantity typed before it first [CART-09]", async () => {
    const { cart, answer } = basket([lineOf("a1", 2), lineOf("a2", 1)]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = [
      store.set(changeQuantityAtom, { lineId: "a2", quantity: 5 }),
      store.set(changeQuantityAtom, { lineId: "a1", quantity: 3 }),
      store.set(moveLineAtom, "a1", "saveForLater"),
    ];
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual(["a2"]);
    expect(store.get(cartAtom)?.savedForLater[0]?.priceQuantityTotals.quantity).toBe(3);
    expect(store.get(cartCountAtom)).toBe(5);
    await Promise.all(settled);
    expect(sent.map(({ path }) => path)).toEqual([
      "/Cart/UpdateItem",
      "/Cart/UpdateItem",
      "/Cart/SaveForLater",
      "/Cart/GetCartJsx",
    ]);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a1"]);
  });

  it("keeps several in the order in which they were saved, also after the reload", async () => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1), lineOf("a3", 1)]);
    const { store } = storeOver(answer, { cart: cart() });
    await Promise.all([store.set(moveLineAtom, "a3", "saveForLater"), store.set(moveLineAtom, "a1", "saveForLater")]);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a3", "a1"]);
  });

  it("sends nothing of a line that is moved back before its turn came", async () => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1)]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    await Promise.all([
      store.set(changeQuantityAtom, { lineId: "a2", quantity: 2 }),
      store.set(moveLineAtom, "a1", "saveForLater"),
      store.set(moveLineAtom, "a1", "moveToCart"),
    ]);
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual(["a1", "a2"]);
  });

  it("leaves nothing behind of a line that became part of another [CART-12]", async () => {
    const { cart, answer, join } = basket([lineOf("a1", 1), lineOf("a2", 1)], ["a2"]);
    const { store } = storeOver(
      (call) => {
        const reply = answer(call);
        if (call.path === "/Cart/SaveForLater") join("a1");
        return reply;
      },
      { cart: cart() },
    );
    await store.set(moveLineAtom, "a1", "saveForLater");
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual([]);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a2"]);
  });
});

describe("a removed line that was saved", () => {
  it("stays at its place, marked, comes back, and is forgotten when the cart is left [CART-12]", async () => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1)], ["a1", "a2"]);
    const { store } = storeOver(answer, { cart: cart() });
    await store.set(removeLineAtom, "a1");
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["(a1)", "a2"]);
    await store.set(restoreLineAtom, "a1");
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a1", "a2"]);
    await store.set(removeLineAtom, "a1");
    store.set(forgetRemovedAtom);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a2"]);
  });
});

describe("how a line is got", () => {
  it("shows the store at once, without the date of before, and sends only the newest choice [CART-09]", async () => {
    const line = lineOf("a1", 1);
    const dated = { ...line, shippingDeliveryOptions: { ...line.shippingDeliveryOptions, edd: { message: "Soon" } } };
    const { cart, answer } = basket([dated, lineOf("a2", 1)]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = [
      store.set(changeQuantityAtom, { lineId: "a2", quantity: 2 }),
      store.set(changeWayAtom, "a1", "us-boston"),
      store.set(changeWayAtom, "a1", "us-chicago"),
    ];
    expect(store.get(cartAtom)?.lineItems[0]?.shippingDeliveryOptions).toEqual({
      ...line.shippingDeliveryOptions,
      edd: { message: "" },
      locationId: "us-chicago",
    });
    await Promise.all(settled);
    expect(sent.map(({ body }) => body)).toEqual([
      { id: "a2", quantity: 2 },
      { id: "a1", shipMethod: 1, isPickupSelected: true, locationId: "us-chicago" },
      undefined,
    ]);
  });
});

describe("when a change of a line fails", () => {
  const refusal = { isSuccess: false, message: "Only 1 of this item is left." };

  it.each([
    ["saving for later", "/Cart/SaveForLater", "a1", "saveForLater"],
    ["moving to the cart", "/Cart/MoveToCart", "a2", "moveToCart"],
  ] as const)("keeps the answer of %s as an error of its line [ERR-17]", async (_, path, lineId, action) => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1)], ["a2"]);
    const { store } = storeOver(
      failing(path, answer, () => Response.json(refusal)),
      { cart: cart() },
    );
    const before = store.get(cartAtom);
    await store.set(moveLineAtom, lineId, action);
    expect(store.get(cartAtom)).toEqual({ ...before, version: 1 });
    expect(store.get(lineErrorsAtom)).toEqual({ [lineId]: { action, response: refusal, text: refusal.message } });
    expect(store.get(cartAlertAtom)).toBeNull();
    expect(store.get(isCartSettlingAtom)).toBe(false);
  });

  it("keeps it of the removal of a saved line too, until something new is asked of the line [ERR-17]", async () => {
    const { cart, answer } = basket([lineOf("a1", 1)], ["a1"]);
    const { store } = storeOver(failing("/Cart/RemoveItemFromSaveForLater", answer, down), { cart: cart() });
    await store.set(removeLineAtom, "a1");
    expect(store.get(lineErrorsAtom)).toMatchObject({
      a1: { action: "removeItemFromSaveForLater", response: { kind: "http", status: 500 }, text: cartAlertText },
    });
    expect(store.get(problemAtom)).toBeNull();
    const moving = store.set(moveLineAtom, "a1", "moveToCart");
    expect(store.get(lineErrorsAtom)).toEqual({});
    await moving;
  });

  it.each([
    ["the way", "/Cart/UpdateShipMethod", (store: Store) => store.set(changeWayAtom, "a1", "us-chicago")],
    [
      "the installation",
      "/Cart/RemoveInstallationService",
      (store: Store) => store.set(changeInstallationAtom, "a1", null),
    ],
  ])("takes %s back, logs it and says so above the cart [ERR-16]", async (_, path, change) => {
    const line = lineOf("a1", 1);
    const installed = { ...line, itemInfo: { ...line.itemInfo, installationService: { type: "Assembly", fee: 9900 } } };
    const { cart, answer } = basket([installed]);
    const { store, sent } = storeOver(failing(path, answer, down), { cart: cart() });
    await change(store);
    expect(store.get(cartAtom)?.lineItems).toEqual([installed]);
    expect(store.get(cartAlertAtom)).toBe(cartAlertText);
    expect(store.get(lineErrorsAtom)).toEqual({});
    expect(sent.filter((call) => call.path.endsWith("Log"))).toHaveLength(1);
  });

  it("has an installation back at once, and sends neither its removal nor the undo while both wait", async () => {
    const service = { type: "Assembly", fee: 9900 };
    const line = lineOf("a1", 1);
    const installed = { ...line, itemInfo: { ...line.itemInfo, installationService: service } };
    const { cart, answer } = basket([installed]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = [
      store.set(changeQuantityAtom, { lineId: "a1", quantity: 2 }),
      store.set(changeInstallationAtom, "a1", null),
    ];
    expect(store.get(cartAtom)?.lineItems[0]?.itemInfo.installationService).toBeNull();
    settled.push(store.set(changeInstallationAtom, "a1", service));
    expect(store.get(cartAtom)?.lineItems[0]?.itemInfo.installationService).toEqual(service);
    await Promise.all(settled);
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
  });

  it("sends no undo of what did not happen", async () => {
    const { cart, answer } = basket([lineOf("a1", 1)]);
    const { store, sent } = storeOver(failing("/Cart/SaveForLater", answer, down), { cart: cart() });
    await Promise.all([store.set(moveLineAtom, "a1", "saveForLater"), store.set(moveLineAtom, "a1", "moveToCart")]);
    expect(sent.map(({ path }) => path)).not.toContain("/Cart/MoveToCart");
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual(["a1"]);
  });
});
