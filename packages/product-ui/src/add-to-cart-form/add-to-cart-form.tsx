import type { Product } from "@store/contract/catalog";
import { Button } from "@store/ui-kit/button";
import type { ComponentType, ReactNode } from "react";

import { DonationAmount } from "./donation-amount.tsx";
import { isOutOfReach } from "./is-out-of-reach.ts";
import { PersonalizationInput } from "./personalization-input.tsx";

const quantities = Array.from({ length: 10 }, (_, index) => index + 1);

/** How many; more than ten are set in the cart. Uncontrolled, so that a choice made before scripts run is kept. */
function QuantitySelect() {
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

interface PostFormProps {
  readonly method: "post";
  readonly "data-part": string;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

export interface AddToCartFormProps {
  readonly product: Pick<
    Product,
    "sku" | "kind" | "personalization" | "deliveryStatus" | "availabilityMessage" | "customizationType" | "currency"
  >;
  /** The router's form, which posts in the background once scripts run. A plain form otherwise. */
  readonly Form?: ComponentType<PostFormProps> | "form";
  /** For a button elsewhere on the page that sends it too. */
  readonly id?: string;
  /** The form was sent and has no answer yet. */
  readonly busy?: boolean;
  /** Why nothing was added, in words for the shopper. */
  readonly problem?: string | null;
}

/**
 * Buys the product the page shows: a real form post to the page's own address with the fields `sku`, `quantity` and
 * `personalizationText`, or `sku`, `amount` and `otherAmount` (dollars) for a donation.
 */
export function AddToCartForm({ product, id, Form = "form", busy = false, problem = null }: AddToCartFormProps) {
  const isGone = isOutOfReach(product);
  return (
    <Form id={id} method="post" data-part="add-to-cart">
      <input type="hidden" name="sku" value={product.sku} />
      <div role="alert">
        {problem === null ? null : (
          <div data-part="alert" data-tone="error">
            {problem}
          </div>
        )}
      </div>
      {product.kind === "donation" ? <DonationAmount /> : null}
      {product.personalization === null ? null : (
        <PersonalizationInput
          customizationType={product.customizationType}
          personalization={product.personalization}
          currency={product.currency}
        />
      )}
      {isGone ? (
        <p data-part="add-to-cart-gone">{product.availabilityMessage}. This cannot be added to a cart right now.</p>
      ) : (
        <div data-part="add-to-cart-row">
          {product.kind === "donation" ? null : <QuantitySelect />}
          <Button type="submit" busy={busy} busyLabel="Adding…">
            <AddButtonLabel />
          </Button>
        </div>
      )}
    </Form>
  );
}

/** "Add to cart" on a desk, "Add" on a phone: decided by the style sheet, so the server need not know. */
function AddButtonLabel() {
  return (
    <span>
      Add <span data-part="desktop-only">to cart</span>
    </span>
  );
}
