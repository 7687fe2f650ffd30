/** "Add to cart" on a desk, "Add" on a phone [PROD-03]: decided by the style sheet, so the server need not know. */
export function AddButtonLabel() {
  return (
    <span>
      Add <span data-part="desktop-only">to cart</span>
    </span>
  );
}
