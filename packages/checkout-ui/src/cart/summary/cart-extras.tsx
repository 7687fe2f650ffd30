import type { Cart } from "@store/contract/cart";
import {
  cartAtom,
  estimateOutageAtom,
  isCartSettlingAtom,
  lookUpEstimatesAtom,
  pickupStores,
  siteAtom,
} from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { DeliveryInformationLink } from "../../delivery-information/delivery-information-link.tsx";
import { submitsCart } from "../cart-submit.ts";
import { DonationForm } from "./donation-form.tsx";
import { PostalCodeForm } from "./postal-code-form.tsx";
import { PromoCodeForm } from "./promo-code-form.tsx";

/**
 * What changes the cost of a cart: where it goes, codes, a donation; and when it comes. Takes no properties, for a part
 * whose script is on its way is drawn anew by each change of them, and what was typed into it is gone.
 */
export function CartExtras() {
  const cart = useAtomValue(cartAtom);
  return cart && <ExtrasOf cart={cart} />;
}

function ExtrasOf({ cart }: { cart: Cart }) {
  const isSettling = useAtomValue(isCartSettlingAtom);
  const { donation } = useAtomValue(siteAtom);
  const isPickedUp = !cart.isInternational && pickupStores(cart) !== null;
  // The way into checkout, ahead of the click: a connection may be lost by then.
  useEffect(() => void import("../entry/enter-checkout.ts").catch(() => {}), []);
  const outage = useEstimates(cart, { isSettling });
  return (
    <>
      {outage ? <Alert tone="info">{outage}</Alert> : null}
      {isPickedUp ? <p data-part="soft">You pick up everything in your cart, with the tax of the store.</p> : null}
      {/* A code of this country says nothing of an order that leaves it, or that nobody sends. */}
      {cart.isInternational || isPickedUp ? null : <PostalCodeForm cart={cart} />}
      <DeliveryInformationLink submit={submitsCart("showDelivery")} initialTab={cart.isInternational ? 3 : 1} />
      <PromoCodeForm cart={cart} />
      {donation ? <DonationForm donation={donation} /> : null}
    </>
  );
}

/** Looks up when the cart's lines come, anew for each cart that has settled; answers what is said while that is out. */
function useEstimates(cart: Cart, { isSettling }: { isSettling: boolean }): string | null {
  const lookUp = useSetAtom(lookUpEstimatesAtom);
  const requestKey = isSettling ? null : `${cart.basketId} ${cart.version}`;
  useEffect(() => {
    if (requestKey !== null) void lookUp();
  }, [requestKey, lookUp]);
  return useAtomValue(estimateOutageAtom);
}
