import type { CartLine } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { countItems } from "../basket/cart-value.ts";
import { cartOf, lineOf } from "../cart.samples.ts";
import { dialogAtom } from "../dialogs/dialog-atom.ts";
import { storeOver } from "../store-over.fixture.ts";
import { cartAtom, isCartSettlingAtom } from "./cart-atom.ts";
import { cartAlertAtom, cartAlertText, lineErrorsAtom } from "./cart-errors.ts";
import { isLineAction, type LineAction, lineMutations, type PendingMutation } from "./line-mutations.ts";
import { mutateLineAtom } from "./mutation-queue.ts";
import { addMutation, applyOptimistic, createMutation } from "./pending-mutations.ts";
import { forgetRemovedAtom } from "./receive-cart.ts";

type Answer = Parameters<typeof storeOver>[0];
type Store = ReturnType<typeof storeOver>["store"];

/** Keeps the two lists of a basket as the service does; lines keep the position at which they were added. */
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

const service = { type: "Assembly", fee: 9900 };
const withService = (line: CartLine): CartLine => ({
  ...line,
  itemInfo: { ...line.itemInfo, installationService: service },
});
const lists = { ...cartOf([withService(lineOf("a1", 2)), lineOf("a2", 1)]), savedForLater: [lineOf("s1", 1)] };
const actions = Object.keys(lineMutations).filter(isLineAction);

/** Each action with its body and its effect on the cart. */
const rows: Array<[LineAction, Parameters<typeof createMutation>[2], Parameters<typeof createMutation>[3], object]> = [
  ["updateItem", "a1", { quantity: 3 }, { id: "a1", quantity: 3 }],
  ["removeItem", "a1", {}, { id: "a1" }],
  ["removeItemFromSaveForLater", "s1", {}, { id: "s1" }],
  ["restoreItem", "a1", {}, { id: "a1" }],
  ["saveForLater", "a1", {}, { id: "a1" }],
  ["moveToCart", "s1", {}, { id: "s1" }],
  [
    "updateShipMethod",
    "a1",
    { locationId: "us-chicago" },
    { id: "a1", shipMethod: 1, isPickupSelected: true, locationId: "us-chicago" },
  ],
  ["removeInstallationService", "a1", {}, { id: "a1" }],
  ["restoreInstallationService", "a2", { service }, { id: "a2" }],
];

describe("the mutation table", () => {
  it("has a test case for each of its rows", () => {
    expect(rows.map(([action]) => action).toSorted()).toEqual(actions.toSorted());
  });

  it.each(rows)("%s sends its body, changes the cart once and nothing the second time", (action, id, input, body) => {
    const cart = action === "restoreItem" ? { ...lists, lineItems: [{ ...lineOf(id, 2), isRemoved: true }] } : lists;
    const mutation = createMutation(cart, action, id, input) as PendingMutation;
    expect(lineMutations[action].toBody(mutation)).toEqual(body);
    const after = applyOptimistic(cart, [mutation]);
    expect(after).not.toEqual(cart);
    expect(createMutation(after, action, id, input)).toBeNull();
    expect(createMutation(cart, action, "unknown", input)).toBeNull();
  });

  it.each(
    rows.flatMap(([action, id, input]) => {
      const { inverse } = lineMutations[action];
      return inverse ? [[action, inverse, id, { service, ...input }] as const] : [];
    }),
  )("%s is undone by %s: on screen, and in the queue while both wait", (action, inverse, id, input) => {
    const mutation = createMutation(lists, action, id, input) as PendingMutation;
    const after = applyOptimistic(lists, [mutation]);
    const undo = createMutation(after, inverse, id, input) as PendingMutation;
    const byId = (lines: readonly CartLine[]) => lines.toSorted((one, other) => one.id.localeCompare(other.id));
    const back = applyOptimistic(after, [undo]);
    expect(byId(back.lineItems)).toEqual(byId(lists.lineItems));
    expect(byId(back.savedForLater)).toEqual(byId(lists.savedForLater));
    expect(addMutation([mutation], undo)).toEqual([]);
    const sent = { ...mutation, isSent: true };
    expect(addMutation([sent], undo)).toEqual([sent, undo]);
  });
});

describe("saving a line for later", () => {
  it("removes it from the cart and its count at once, and first sends the quantity that was typed before [CART-09]", async () => {
    const { cart, answer } = basket([lineOf("a1", 2), lineOf("a2", 1)]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = [
      store.set(mutateLineAtom, "updateItem", "a2", { quantity: 5 }),
      store.set(mutateLineAtom, "updateItem", "a1", { quantity: 3 }),
      store.set(mutateLineAtom, "saveForLater", "a1"),
    ];
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual(["a2"]);
    expect(store.get(cartAtom)?.savedForLater[0]?.priceQuantityTotals.quantity).toBe(3);
    expect(countItems(store.get(cartAtom) ?? cart())).toBe(5);
    await Promise.all(settled);
    expect(sent.map(({ path }) => path)).toEqual([
      "/Cart/UpdateItem",
      "/Cart/UpdateItem",
      "/Cart/SaveForLater",
      "/Cart/GetCartJsx",
    ]);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a1"]);
  });

  it("keeps the order in which several were saved, also after the reload", async () => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1), lineOf("a3", 1)]);
    const { store } = storeOver(answer, { cart: cart() });
    await Promise.all([
      store.set(mutateLineAtom, "saveForLater", "a3"),
      store.set(mutateLineAtom, "saveForLater", "a1"),
    ]);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a3", "a1"]);
  });

  it("sends nothing if the line is moved back before it was sent", async () => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1)]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    await Promise.all([
      store.set(mutateLineAtom, "updateItem", "a2", { quantity: 2 }),
      store.set(mutateLineAtom, "saveForLater", "a1"),
      store.set(mutateLineAtom, "moveToCart", "a1"),
    ]);
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual(["a1", "a2"]);
  });

  it("removes a line that was merged into another [CART-12]", async () => {
    const { cart, answer, join } = basket([lineOf("a1", 1), lineOf("a2", 1)], ["a2"]);
    const { store } = storeOver(
      (call) => {
        const reply = answer(call);
        if (call.path === "/Cart/SaveForLater") join("a1");
        return reply;
      },
      { cart: cart() },
    );
    await store.set(mutateLineAtom, "saveForLater", "a1");
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual([]);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a2"]);
  });
});

describe("a removed line that was saved for later", () => {
  it("keeps its position, marked, can be restored, and is removed when the cart is left [CART-12]", async () => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1)], ["a1", "a2"]);
    const { store } = storeOver(answer, { cart: cart() });
    await store.set(mutateLineAtom, "removeItemFromSaveForLater", "a1");
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["(a1)", "a2"]);
    await store.set(mutateLineAtom, "restoreItem", "a1");
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a1", "a2"]);
    await store.set(mutateLineAtom, "removeItemFromSaveForLater", "a1");
    store.set(forgetRemovedAtom);
    expect(ids(store.get(cartAtom)?.savedForLater)).toEqual(["a2"]);
  });
});

describe("the fulfillment method of a line", () => {
  it("shows the store at once, without the previous date, and sends only the latest selection [CART-09]", async () => {
    const line = lineOf("a1", 1);
    const dated = { ...line, shippingDeliveryOptions: { ...line.shippingDeliveryOptions, edd: { message: "Soon" } } };
    const { cart, answer } = basket([dated, lineOf("a2", 1)]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = [
      store.set(mutateLineAtom, "updateItem", "a2", { quantity: 2 }),
      store.set(mutateLineAtom, "updateShipMethod", "a1", { locationId: "us-boston" }),
      store.set(mutateLineAtom, "updateShipMethod", "a1", { locationId: "us-chicago" }),
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

describe("a failed change of a line", () => {
  const refusal = { isSuccess: false, message: "Only 1 of this item is left." };

  it.each([
    ["saving for later", "/Cart/SaveForLater", "a1", "saveForLater"],
    ["moving to the cart", "/Cart/MoveToCart", "a2", "moveToCart"],
  ] as const)("stores the response of %s as an error of its line [ERR-17]", async (_, path, lineId, action) => {
    const { cart, answer } = basket([lineOf("a1", 1), lineOf("a2", 1)], ["a2"]);
    const { store } = storeOver(
      failing(path, answer, () => Response.json(refusal)),
      { cart: cart() },
    );
    const before = store.get(cartAtom);
    await store.set(mutateLineAtom, action, lineId);
    expect(store.get(cartAtom)).toEqual({ ...before, version: 1 });
    expect(store.get(lineErrorsAtom)).toEqual({ [lineId]: { action, response: refusal, text: refusal.message } });
    expect(store.get(cartAlertAtom)).toBeNull();
    expect(store.get(isCartSettlingAtom)).toBe(false);
  });

  it("stores the failed removal of a saved line, too, until the line is changed again [ERR-17]", async () => {
    const { cart, answer } = basket([lineOf("a1", 1)], ["a1"]);
    const { store } = storeOver(failing("/Cart/RemoveItemFromSaveForLater", answer, down), { cart: cart() });
    await store.set(mutateLineAtom, "removeItemFromSaveForLater", "a1");
    expect(store.get(lineErrorsAtom)).toMatchObject({
      a1: { action: "removeItemFromSaveForLater", response: { kind: "http", status: 500 }, text: cartAlertText },
    });
    expect(store.get(dialogAtom)).toBeNull();
    const moving = store.set(mutateLineAtom, "moveToCart", "a1");
    expect(store.get(lineErrorsAtom)).toEqual({});
    await moving;
  });

  it.each([
    [
      "the way",
      "/Cart/UpdateShipMethod",
      (store: Store) => store.set(mutateLineAtom, "updateShipMethod", "a1", { locationId: "us-chicago" }),
    ],
    [
      "the installation",
      "/Cart/RemoveInstallationService",
      (store: Store) => store.set(mutateLineAtom, "removeInstallationService", "a1"),
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

  it("restores an installation at once, and sends neither its removal nor the undo while both are pending", async () => {
    const service = { type: "Assembly", fee: 9900 };
    const line = lineOf("a1", 1);
    const installed = { ...line, itemInfo: { ...line.itemInfo, installationService: service } };
    const { cart, answer } = basket([installed]);
    const { store, sent } = storeOver(answer, { cart: cart() });
    const settled = [
      store.set(mutateLineAtom, "updateItem", "a1", { quantity: 2 }),
      store.set(mutateLineAtom, "removeInstallationService", "a1"),
    ];
    expect(store.get(cartAtom)?.lineItems[0]?.itemInfo.installationService).toBeNull();
    settled.push(store.set(mutateLineAtom, "restoreInstallationService", "a1", { service }));
    expect(store.get(cartAtom)?.lineItems[0]?.itemInfo.installationService).toEqual(service);
    await Promise.all(settled);
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
  });

  it("sends no undo of a failed removal", async () => {
    const { cart, answer } = basket([lineOf("a1", 1)]);
    const { store, sent } = storeOver(failing("/Cart/SaveForLater", answer, down), { cart: cart() });
    await Promise.all([store.set(mutateLineAtom, "saveForLater", "a1"), store.set(mutateLineAtom, "moveToCart", "a1")]);
    expect(sent.map(({ path }) => path)).not.toContain("/Cart/MoveToCart");
    expect(ids(store.get(cartAtom)?.lineItems)).toEqual(["a1"]);
  });
});
