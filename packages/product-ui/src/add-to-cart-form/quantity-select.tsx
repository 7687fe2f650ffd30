const quantities = Array.from({ length: 10 }, (_, index) => index + 1);

/** How many; more than ten are set in the cart. Uncontrolled, so that a choice made before scripts run is kept. */
export function QuantitySelect() {
  return (
    <label data-part="quantity">
      <span data-part="visually-hidden">Quantity</span>
      <select name="quantity" defaultValue="1" data-part="field-input">
        {quantities.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
    </label>
  );
}
