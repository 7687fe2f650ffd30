import type { Cart } from "@store/contract/cart";
import { describe, expect, it } from "vitest";
import { cartOf, lineOf } from "../cart.samples.ts";
import { dialogAtom } from "../dialogs/dialog-atom.ts";
import { storeOver } from "../store-over.fixture.ts";
import { addDonationAtom } from "./add-donation.ts";
import { cartAtom, isCartSettlingAtom } from "./cart-atom.ts";
import { changeCartAtom } from "./cart-changes.ts";
import { cartAlertAtom } from "./cart-errors.ts";
import { cartItemUpdated } from "./cart-item-updated.ts";
import { flushMutationsAtom, mutateLineAtom } from "./mutation-queue.ts";

/** A service whose cart supports promo codes. Every change increases its version. */
function basket() {
  let cart: Cart = cartOf([lineOf("a1", 1)]);
  const answer = ({ path, body }: { path: string; body: unknown }) => {
    const { promoCode = null, zip = null } = (body ?? {}) as { promoCode?: string; zip?: string };
    if (path !== "/Cart/GetCartJsx") cart = { ...cart, version: cart.version + 1 };
    const discountCode = path === "/Cart/ApplyPromoCode" ? promoCode : null;
    if (path.endsWith("PromoCode")) cart = { ...cart, cartSummary: { ...cart.cartSummary, discountCode } };
    if (path === "/Cart/ApplyZipCode") cart = { ...cart, cartSummary: { ...cart.cartSummary, taxZipCode: zip } };
    return Response.json({ isSuccess: true, cartData: cart });
  };
  return storeOver(answer, { cart });
}
const refusing = (reply: object) => storeOver(() => Response.json({ isSuccess: false, ...reply }));

describe("changing the cart as a whole", () => {
  it("waits for pending line mutations; one call at a time, then one reload [CART-09]", async () => {
    const { store, sent } = basket();
    const quantity = store.set(mutateLineAtom, "updateItem", "a1", { quantity: 2 });
    const changes = [
      store.set(changeCartAtom, "applyPromoCode", "TAKE25"),
      store.set(changeCartAtom, "applyZipCode", "60614"),
    ];
    const newer = store.set(mutateLineAtom, "updateItem", "a1", { quantity: 3 });
    expect(store.get(isCartSettlingAtom)).toBe(true);
    await Promise.all([quantity, newer, ...changes]);
    expect(sent.map(({ path }) => path)).toEqual([
      "/Cart/UpdateItem",
      "/Cart/UpdateItem",
      "/Cart/ApplyPromoCode",
      "/Cart/ApplyZipCode",
      "/Cart/GetCartJsx",
    ]);
    expect(store.get(cartAtom)?.cartSummary).toEqual({ taxZipCode: "60614", discountCode: "TAKE25" });
    expect(store.get(isCartSettlingAtom)).toBe(false);
  });

  it("shows the cart of the reply at once, and reloads after each change [CART-09]", async () => {
    const { store, sent } = basket();
    await store.set(changeCartAtom, "applyPromoCode", "TAKE25");
    expect(store.get(cartAtom)?.cartSummary.discountCode).toBe("TAKE25");
    await store.set(flushMutationsAtom);
    await store.set(changeCartAtom, "removePromoCode", "TAKE25");
    await store.set(flushMutationsAtom);
    expect(store.get(cartAtom)?.cartSummary.discountCode).toBeNull();
    expect(sent.filter(({ path }) => path === "/Cart/GetCartJsx")).toHaveLength(2);
  });

  it.each([
    [{ promoErrorMessage: "Not known.", message: "Other." }, "Not known."],
    [{ cartErrorMessage: "Add more." }, "Add more."],
    [{ message: "Later." }, "Later."],
    [{}, "We could not update your cart. Please try again."],
  ])("shows why a promo code is refused: %j [ERR-14]", async (reply, message) => {
    const { store } = refusing(reply);
    expect(await store.set(changeCartAtom, "applyPromoCode", "X")).toEqual({ isSuccess: false, message });
  });

  it("shows the service's text of a response outside 2xx, and its own text for a postal code without one [ERR-13]", async () => {
    const tooMany = { isSuccess: false, errorCode: "TooManyRequests", message: "Please wait." };
    const { store } = storeOver(() => Response.json(tooMany, { status: 429 }));
    expect(await store.set(changeCartAtom, "applyPromoCode", "X")).toEqual({
      isSuccess: false,
      message: "Please wait.",
    });
    const failing = refusing({ message: null });
    const answer = await failing.store.set(changeCartAtom, "applyZipCode", "60614");
    expect(answer).toEqual({ isSuccess: false, message: "Zip code could not be updated" });
  });

  it("notifies the page's listeners of a failed donation, too [CART-10]", async () => {
    const { store, events } = refusing({});
    const heard: unknown[] = [];
    events.addEventListener(cartItemUpdated, (event) => heard.push((event as CustomEvent).detail));
    await store.set(addDonationAtom, { sku: "101001", amount: 500 });
    await store.set(flushMutationsAtom);
    expect(heard).toEqual([{ action: "donationAddToCart", lineId: "", sku: "101001", quantity: 0, isSuccess: false }]);
  });

  it("shows that the cart is another one when its session had ended", async () => {
    const begun = { ...cartOf([], 1, "basket-2"), cartSummary: { taxZipCode: "60614", discountCode: null } };
    const { store } = storeOver(() => Response.json({ isSuccess: true, cartData: begun }), {
      cart: cartOf([lineOf("a1", 1)], 7),
    });
    await store.set(changeCartAtom, "applyZipCode", "60614");
    await store.set(flushMutationsAtom);
    expect(store.get(cartAtom)?.lineItems).toEqual([]);
    expect(store.get(cartAlertAtom)).toMatch(/^Your cart has changed since this page was opened/);
  });

  it("reports a refused code to a pending checkout", async () => {
    const { store } = refusing({ promoErrorMessage: "Not known." });
    void store.set(changeCartAtom, "applyPromoCode", "X");
    expect(await store.set(flushMutationsAtom)).toBe(false);
  });

  it("sends nothing more after the session has ended: no reload, nothing stays busy [ERR-16, POP-19]", async () => {
    const reset = () => Response.json({ isSuccess: false, IsReset: true });
    const { store, sent } = storeOver(reset, { cart: cartOf([lineOf("a1", 1), lineOf("a2", 1)]) });
    const first = store.set(mutateLineAtom, "updateItem", "a1", { quantity: 2 });
    void store.set(mutateLineAtom, "updateItem", "a2", { quantity: 5 });
    const code = store.set(changeCartAtom, "applyPromoCode", "TAKE25");
    expect(await first).toBe(false);
    expect(await code).toMatchObject({ isSuccess: false });
    expect(sent.map(({ path }) => path).filter((path) => path.startsWith("/Cart/"))).toEqual(["/Cart/UpdateItem"]);
    expect(store.get(isCartSettlingAtom)).toBe(false);
    expect(store.get(cartAtom)?.lineItems.map((line) => line.priceQuantityTotals.quantity)).toEqual([1, 1]);
    expect(store.get(dialogAtom)).toMatchObject({ kind: "sessionReset" });
  });
});
