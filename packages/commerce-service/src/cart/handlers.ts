import { cartOperations } from "@store/contract/cart";
import { cartRequests } from "@store/contract/cart/requests";
import { toBasketState } from "../basket/rules/basket-state.ts";
import { noun } from "../service/handlers.ts";
import { addDonation } from "./add-donation.ts";
import { addItems } from "./add-items.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { removeItem } from "./remove-item.ts";
import { restoreItem } from "./restore-item.ts";
import { countItems } from "./rules/count-items.ts";
import { toCart } from "./rules/to-cart.ts";
import { updateItem } from "./update-item.ts";

export const cartNoun = noun({
  operations: cartOperations,
  requests: cartRequests,
  basket: {
    addItems: ({ items }) => ({ skus: items.map(({ Sku }) => Sku) }),
    donationAddToCart: ({ sku }) => ({ skus: [sku] }),
  },
  handlers: {
    getCartJsx: async (_request, { opening: { loaded }, clock, site }) => {
      const now = clock.now();
      const cartData = toCart(loaded && toBasketState(loaded, now), { site, now });
      return { kind: "reply", reply: { isSuccess: true, cartData } };
    },
    getCartCount: async (_request, { opening: { loaded } }) => {
      const lines = loaded?.basket.lines.filter(({ state }) => state === "cart") ?? [];
      return { kind: "reply", reply: { count: countItems(lines) } };
    },
    addItems: ({ items }, context) => addItems(items, context),
    removeItem: ({ id }, context) => removeItem(id, context),
    restoreItem: ({ id }, context) => restoreItem(id, context),
    updateItem: (request, context) => updateItem(request, context),
    donationAddToCart: (request, context) => addDonation(request, context),
    checkout: (_request, context) => beginCheckout(context),
  },
});
