/**
 * "Add to cart" on a desktop, "Add" on a phone: decided by the style sheet, since the server does not know the width.
 */
export function AddButtonLabel() {
  return (
    <span>
      Add <span data-part="desktop-only">to cart</span>
    </span>
  );
}
