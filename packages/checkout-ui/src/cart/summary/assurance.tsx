import { cartAtom } from "@store/shopper-state";
import { LockIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";

/** That the checkout is secure, which cards are accepted, and the returns of all lines that say nothing else. */
export function Assurance() {
  const cart = useAtomValue(cartAtom);
  return (
    <div data-part="assurance">
      <p>
        <LockIcon size={16} /> Secure checkout with Visa, Mastercard, American Express or Discover.
      </p>
      {cart?.lineItems.some(({ itemInfo }) => itemInfo.isReturnable) ? (
        <p>
          You can return items within 30 days, unless they say otherwise.{" "}
          <StoreLink href="/customer-service/terms-of-use#returns">Returns</StoreLink>
        </p>
      ) : null}
    </div>
  );
}
