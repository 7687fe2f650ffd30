import { CartIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

/** Seen as "Cart 2", heard as "Cart, 2 items". */
export function CartLink({ cartCount }: { cartCount: number }) {
  return (
    <StoreLink href="/checkout/cart" data-part="cart-link">
      <CartIcon size={20} />
      <VisuallyHidden>
        Cart, {cartCount} {cartCount === 1 ? "item" : "items"}
      </VisuallyHidden>
      <span aria-hidden="true">
        <span data-part="cart-word">Cart</span>
        <span data-part="cart-count" data-empty={cartCount === 0 ? "" : undefined}>
          {cartCount}
        </span>
      </span>
    </StoreLink>
  );
}
