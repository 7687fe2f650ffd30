import type { Product } from "@store/contract/catalog";
import { Button } from "@store/ui-kit/button";
import type { ComponentType, ReactNode } from "react";

import { DonationAmount } from "./donation-amount.tsx";
import { isOutOfReach } from "./is-out-of-reach.ts";
import { PersonalizationInput } from "./personalization-input.tsx";

const quantities = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * The quantity; more than ten can be set in the cart. Uncontrolled, so that a selection made before hydration is kept.
 */
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
  /** The router's form, which submits in the background after hydration. A plain form by default. */
  readonly Form?: ComponentType<PostFormProps> | "form";
  /** For a button elsewhere on the page that submits this form. */
  readonly id?: string;
  /** Whether the form was submitted and has no response yet. */
  readonly busy?: boolean;
  /** Why nothing was added, as a message for the shopper. */
  readonly problem?: string | null;
  /** More fields of the page, such as a hidden one. */
  readonly children?: ReactNode;
}

/**
 * Adds the product of the page: a real form post to the page's own URL with the fields `sku`, `quantity` and
 * `personalizationText`, or `sku`, `amount` and `otherAmount` (dollars) for a donation.
 */
export function AddToCartForm({
  product,
  id,
  Form = "form",
  busy = false,
  problem = null,
  children,
}: AddToCartFormProps) {
  const isGone = isOutOfReach(product);
  return (
    <Form id={id} method="post" data-part="add-to-cart">
      <input type="hidden" name="sku" value={product.sku} />
      {children}
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

/**
 * "Add to cart" on a desktop, "Add" on a phone: decided by the style sheet, since the server does not know the width.
 */
function AddButtonLabel() {
  return (
    <span>
      Add <span data-part="desktop-only">to cart</span>
    </span>
  );
}
