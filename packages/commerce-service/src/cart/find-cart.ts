import type { Cart } from "@store/contract/cart";
import type { Kysely } from "kysely";
import { priceBasket } from "../checkout/rules/price-basket.ts";
import { toOrderSummary } from "../checkout/rules/to-order-summary.ts";
import { toShippingInfo } from "../checkout/rules/to-shipping-info.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { CallContext } from "../service/context.ts";
import { priceLoadedBasket } from "./price-loaded-basket.ts";
import { findBasket } from "./queries/find-basket.ts";
import { toCartLines } from "./rules/to-cart-lines.ts";

type CartContext = Pick<CallContext, "session" | "site" | "clock">;

/** The session's cart with today's prices; an empty one for a session without a basket, or no session at all [CART-03, CART-04]. */
export async function findCart(database: Kysely<StoreDatabase>, context: CartContext): Promise<Cart> {
  const { session, site, clock } = context;
  const loaded = session ? await findBasket(database, { sessionId: session.sessionId, site }) : undefined;
  const now = clock.now();
  const priced = loaded ? await priceLoadedBasket(database, loaded) : priceNothing(context);
  const postalCode = loaded?.basket.shipping_address?.postalCode ?? null;
  return {
    basketId: loaded?.basket.basket_id ?? "none",
    version: loaded?.basket.version ?? 0,
    lineItems: loaded ? toCartLines(loaded.lines, { priced, site, now }) : [],
    cartSummary: { taxZipCode: postalCode, discountCode: null },
    orderSummary: toOrderSummary(priced, site),
    shippingInfo: toShippingInfo({ site, postalCode, now }),
    isGuest: true,
    isInternational: false,
  };
}

function priceNothing({ site }: CartContext) {
  return priceBasket({
    site,
    lines: [],
    destination: null,
    taxRateMillionths: 0,
    serviceLevels: {},
    hasLocalStore: false,
  });
}
