/** Says before the purchase that it cannot be undone as easily as others. */
export function MadeToOrderNote() {
  return (
    <li data-part="product-note">
      <strong>Made to order</strong>
      <span>
        We build this piece for you in the fabric you choose, so it cannot be returned once production begins.
      </span>
    </li>
  );
}
