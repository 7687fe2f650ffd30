import { describe, expect, it } from "vitest";
import { cartOf, lineOf } from "../cart.samples.ts";
import { storeOver } from "../store-over.fixture.ts";
import { cartAtom, isCartSettlingAtom } from "./cart-atom.ts";
import { mutateLineAtom } from "./mutation-queue.ts";
import { persistMutationsAtom, resumeMutationsAtom } from "./persist-mutations.ts";

/** The tab's storage, which outlives its pages. */
function tab() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  const cart = cartOf([lineOf("a1", 1), lineOf("a2", 1), lineOf("a3", 1)], 1);
  const never = () => new Promise<Response>(() => {});
  const after = cartOf([lineOf("a1", 4)], 9);
  return {
    texts,
    before: () => storeOver(never, { cart, platform: { storage } }),
    after: (shown = cart) =>
      storeOver(
        ({ path }) =>
          Response.json({ isSuccess: true, ...(path === "/Cart/GetCartJsx" && { cartData: after }), items: [] }),
        { cart: shown, platform: { storage } },
      ),
  };
}

describe("pending mutations of a page that is left", () => {
  it("are shown on the next page at once and sent in order; mutations that were sent are not sent twice", async () => {
    const { before, after, texts } = tab();
    const { store: old } = before();
    void old.set(mutateLineAtom, "updateItem", "a1", { quantity: 4 });
    void old.set(mutateLineAtom, "removeItem", "a2");
    void old.set(mutateLineAtom, "saveForLater", "a3");
    old.set(persistMutationsAtom);

    const { store, sent } = after();
    const done = store.set(resumeMutationsAtom);
    expect(store.get(cartAtom)?.lineItems.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
      ["a1", false],
      ["a2", true],
    ]);
    expect(store.get(cartAtom)?.lineItems[0]?.priceQuantityTotals.quantity).toBe(4);
    expect(store.get(cartAtom)?.savedForLater.map(({ id }) => id)).toEqual(["a3"]);
    expect(store.get(isCartSettlingAtom)).toBe(true);
    await done;
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/RemoveItem", "/Cart/SaveForLater", "/Cart/GetCartJsx"]);
    expect(store.get(isCartSettlingAtom)).toBe(false);
    expect(texts.size).toBe(0);
  });

  it("only need a reload if all were sent", async () => {
    const { before, after } = tab();
    const { store: old } = before();
    void old.set(mutateLineAtom, "updateItem", "a1", { quantity: 4 });
    old.set(persistMutationsAtom);
    const { store, sent } = after();
    await store.set(resumeMutationsAtom);
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/GetCartJsx"]);
    expect(store.get(isCartSettlingAtom)).toBe(false);
  });

  it.each([
    ["a line that is there no more", cartOf([lineOf("b1", 1)], 2)],
    ["another basket", cartOf([lineOf("a1", 1), lineOf("a2", 1)], 2, "another")],
  ])("is dropped for %s", async (_, shown) => {
    const { before, after } = tab();
    const { store: old } = before();
    void old.set(mutateLineAtom, "updateItem", "a1", { quantity: 4 });
    void old.set(mutateLineAtom, "removeItem", "a2");
    old.set(persistMutationsAtom);
    const { store, sent } = after(shown);
    await store.set(resumeMutationsAtom);
    expect(sent).toEqual([]);
    expect(store.get(cartAtom)).toEqual(shown);
  });

  it("are not sent by the page that is left, and are sent by it when it is restored", async () => {
    const { after } = tab();
    const { store, sent } = after();
    const changing = store.set(mutateLineAtom, "updateItem", "a1", { quantity: 4 });
    void store.set(mutateLineAtom, "removeItem", "a2");
    store.set(persistMutationsAtom);
    await changing;
    expect(sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
    await store.set(resumeMutationsAtom);
    expect(store.get(isCartSettlingAtom)).toBe(false);
  });

  it("are empty once all are confirmed, and stay in the page if nothing can be stored", async () => {
    const { texts, after } = tab();
    const { store } = after();
    store.set(persistMutationsAtom);
    expect(texts.size).toBe(0);
    const full = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    for (const storage of [null, full]) {
      const { store: alone, sent } = storeOver(() => Response.json({ isSuccess: true }), {
        cart: cartOf([lineOf("a1", 1), lineOf("a2", 1)]),
        platform: { storage },
      });
      void alone.set(mutateLineAtom, "updateItem", "a1", { quantity: 4 });
      const removed = alone.set(mutateLineAtom, "removeItem", "a2");
      alone.set(persistMutationsAtom);
      await removed;
      expect(sent.map(({ path }) => path)).toContain("/Cart/RemoveItem");
    }
  });

  const odd = {
    basketId: "basket-1",
    pending: [{ action: "toString", lineId: "a1", quantity: 1, sku: "", shipMethod: 1, isSent: false }],
  };
  it.each(["", "{", "null", "[]", '{"pending":3}', '{"basketId":"basket-1","pending":[null]}', JSON.stringify(odd)])(
    "is nothing where %j is kept",
    async (text) => {
      const { texts, after } = tab();
      texts.set("cart.mutations", text);
      const { store, sent } = after();
      await store.set(resumeMutationsAtom);
      expect(sent).toEqual([]);
      expect(store.get(isCartSettlingAtom)).toBe(false);
    },
  );
});
