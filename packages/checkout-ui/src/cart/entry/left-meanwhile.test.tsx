import type { CartResult } from "@store/contract/cart";
import { dialogAtom, reloadCartAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CartPage } from "../cart-page.tsx";
import { enterCheckout } from "./enter-checkout.ts";

const service = useService();

it("ignores a reply if the cart was left", async () => {
  let isAnswered = false;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = openShopper(service(), {
    wire: async (path, send) => {
      if (path !== "/Cart/Checkout") return send();
      await held;
      const reply = await send();
      isAnswered = true;
      return reply;
    },
  });
  await page.bring.toCart();
  await page.store.set(reloadCartAtom);
  page.show(<CartPage {...page.navigation} />);
  await userEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
  await waitFor(() => expect(page.callsTo("/Cart/Checkout")).toHaveLength(1));
  cleanup();
  page.sent.length = 0;
  answer();
  await waitFor(() => expect(isAnswered).toBe(true));
  // As long as loading the next code would take.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.sent).toEqual([]);
  expect(page.onGo).not.toHaveBeenCalled();
  expect(page.store.get(dialogAtom)).toBeNull();
});

const entered: CartResult = {
  isSuccess: true,
  errorType: 0,
  redirectUrl: "/checkout/shipping",
  popupUrl: null,
  oversizedItems: [],
};
it.each<[string, Partial<CartResult>]>([
  ["the popup", { popupUrl: "/checkout/popups/prop-65" }],
  ["the boxes", { oversizedItems: [{ title: "Bookcase", boxes: [] }] }],
  ["the sign-in", {}],
])("asks nobody who has left the cart about %s", async (_, more) => {
  const page = openShopper(service());
  await page.bring.toCart();
  await page.store.set(reloadCartAtom);
  const follow = vi.fn(async () => {});
  await enterCheckout({ ...entered, ...more }, { store: page.store, follow, goOn: vi.fn(), isLeft: () => true });
  expect(page.store.get(dialogAtom)).toBeNull();
  expect(follow).not.toHaveBeenCalled();
});
