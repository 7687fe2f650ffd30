/** Says before the purchase that it cannot be undone as easily as others. */
export function MadeToOrderNote() {
  return (
    <li data-part="product-note">
      <strong>Built for you</strong>
      <span>This piece is made in the fabric you choose, so it cannot be returned once production begins.</span>
    </li>
  );
}
