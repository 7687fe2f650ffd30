import { StoreLink } from "@store/ui-kit/link";

/** Seen as "Cart 2", heard as "Cart, 2 items". */
export function CartLink({ cartCount }: { cartCount: number }) {
  return (
    <StoreLink
      href="/checkout/cart"
      data-part="cart-link"
      aria-label={`Cart, ${cartCount} ${cartCount === 1 ? "item" : "items"}`}
    >
      Cart
      <span data-part="cart-count" data-empty={cartCount === 0 ? "" : undefined}>
        {cartCount}
      </span>
    </StoreLink>
  );
}
