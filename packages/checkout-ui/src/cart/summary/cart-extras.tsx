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
import { submitsCart } from "../../forms/cart-submit.ts";
import { Assurance } from "./assurance.tsx";
import { DonationForm } from "./donation-form.tsx";
import { PostalCodeForm } from "./postal-code-form.tsx";
import { PromoCodeForm } from "./promo-code-form.tsx";

/**
 * What to rely on, destination, codes, a donation, and delivery dates. Takes no props: while the script of a part loads, React would
 * render it again for each change of props, and its input would be lost.
 */
export function CartExtras() {
  const cart = useAtomValue(cartAtom);
  return cart && <ExtrasOf cart={cart} />;
}

function ExtrasOf({ cart }: { cart: Cart }) {
  const isSettling = useAtomValue(isCartSettlingAtom);
  const { donation } = useAtomValue(siteAtom);
  const isPickedUp = !cart.isInternational && pickupStores(cart) !== null;
  const outage = useEstimates(cart, { isSettling });
  return (
    <>
      <Assurance />
      {outage ? <Alert tone="info">{outage}</Alert> : null}
      {isPickedUp ? (
        <p data-part="soft" data-place="postal-code">
          You pick up everything in your cart, with the tax of the store.
        </p>
      ) : null}
      {/* A postal code of this country does not apply to an order abroad or to pickup. */}
      {cart.isInternational || isPickedUp ? null : <PostalCodeForm cart={cart} />}
      <DeliveryInformationLink submit={submitsCart("showDelivery")} initialTab={cart.isInternational ? 3 : 1} />
      <PromoCodeForm cart={cart} />
      {donation ? <DonationForm donation={donation} /> : null}
    </>
  );
}

/** Looks up the delivery dates after each change of the cart; returns the message of an outage. */
function useEstimates(cart: Cart, { isSettling }: { isSettling: boolean }): string | null {
  const lookUp = useSetAtom(lookUpEstimatesAtom);
  const requestKey = isSettling ? null : `${cart.basketId} ${cart.version}`;
  useEffect(() => {
    if (requestKey !== null) void lookUp();
  }, [requestKey, lookUp]);
  return useAtomValue(estimateOutageAtom);
}
