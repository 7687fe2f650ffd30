import { cartOperations } from "@store/contract/cart";
import { cartRequests } from "@store/contract/cart/requests";
import { noun } from "../service/handlers.ts";
import { addDonation } from "./add-donation.ts";
import { addItems } from "./add-items.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { findCart } from "./find-cart.ts";
import { findQuantities } from "./queries/find.ts";
import { removeItem } from "./remove-item.ts";
import { restoreItem } from "./restore-item.ts";
import { countItems } from "./rules/count-items.ts";
import { updateItem } from "./update-item.ts";

export const cartNoun = noun({
  operations: cartOperations,
  requests: cartRequests,
  handlers: {
    getCartJsx: async (_request, context) => ({
      kind: "reply",
      reply: { isSuccess: true, cartData: await findCart(context.database, context) },
    }),
    getCartCount: async (_request, { database, session, site }) => ({
      kind: "reply",
      reply: { count: session ? countItems(await findQuantities(database, { ...session, site })) : 0 },
    }),
    addItems: ({ items }, context) => addItems(items, context),
    removeItem: ({ id }, context) => removeItem(id, context),
    restoreItem: ({ id }, context) => restoreItem(id, context),
    updateItem: (request, context) => updateItem(request, context),
    donationAddToCart: (request, context) => addDonation(request, context),
    checkout: (_request, context) => beginCheckout(context),
  },
});
