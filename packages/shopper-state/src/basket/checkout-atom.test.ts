import { expect, it } from "vitest";
import { checkoutOf } from "../checkout.samples.ts";
import { storeOver } from "../store-over.fixture.ts";
import { checkoutAtom, forgetCheckoutAtom, receiveCheckoutAtom, requestTokenAtom } from "./checkout-atom.ts";

it("shows the newest model of a basket and sends its token [CHK-47]", () => {
  const { store } = storeOver(() => Response.json({}), { checkout: checkoutOf(3) });
  store.set(receiveCheckoutAtom, checkoutOf(2));
  expect(store.get(requestTokenAtom)).toBe("token-3");
  store.set(receiveCheckoutAtom, checkoutOf(4));
  expect(store.get(requestTokenAtom)).toBe("token-4");
});

it("keeps the model when a reply has none, and accepts another basket at any version", () => {
  const { store } = storeOver(() => Response.json({}), { checkout: checkoutOf(3) });
  store.set(receiveCheckoutAtom, undefined);
  expect(store.get(checkoutAtom)?.version).toBe(3);
  store.set(receiveCheckoutAtom, checkoutOf(1, "basket-2"));
  expect(store.get(checkoutAtom)?.basketId).toBe("basket-2");
  store.set(forgetCheckoutAtom);
  expect(store.get(requestTokenAtom)).toBeNull();
});
