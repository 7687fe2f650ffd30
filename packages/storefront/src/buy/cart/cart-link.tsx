import { CartIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";

/**
 * Shown as "Cart 2", announced as "Cart, 2 items". Both are new elements for a new count: a translator may have replaced
 * the texts of the old ones. At hydration they may say what the head has added (`ui-kit/early/confirm-add.ts`).
 */
export function CartLink({ cartCount }: { cartCount: number }) {
  return (
    <StoreLink href="/checkout/cart" data-part="cart-link">
      <CartIcon size={20} />
      <span
        key={`words-${cartCount}`}
        data-part="visually-hidden"
        suppressHydrationWarning
      >{`Cart, ${cartCount} ${cartCount === 1 ? "item" : "items"}`}</span>
      <span aria-hidden="true">
        <span data-part="cart-word">Cart</span>
        <span
          key={cartCount}
          data-part="cart-count"
          data-empty={cartCount === 0 ? "" : undefined}
          suppressHydrationWarning
        >
          {cartCount}
        </span>
      </span>
    </StoreLink>
  );
}
