import type { Product } from "@store/contract/catalog";
import { Button } from "@store/ui-kit/button";
import * as early from "@store/ui-kit/early-marks";
import type { ComponentType, FormEvent, ReactNode } from "react";

import { AddButtonLabel } from "./add-button-label.tsx";
import { DonationAmount } from "./donation-amount.tsx";
import { isOutOfReach } from "./is-out-of-reach.ts";

const quantities = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * The quantity; more than ten can be set in the cart. Uncontrolled, so that a selection made before hydration is kept.
 */
function QuantitySelect({ selected }: { readonly selected: string }) {
  return (
    <label data-part="quantity">
      <span data-part="visually-hidden">Quantity</span>
      <select name="quantity" defaultValue={selected} data-part="field-input">
        {quantities.map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PostFormProps extends Partial<typeof early.adds> {
  readonly method: "post";
  readonly "data-part": string;
  readonly id?: string | undefined;
  readonly noValidate: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

export interface AddToCartFormProps {
  readonly product: Pick<Product, "sku" | "kind" | "deliveryStatus" | "availabilityMessage">;
  /** The router's form, which submits in the background after hydration. A plain form by default. */
  readonly Form?: ComponentType<PostFormProps> | "form";
  /** For a button elsewhere on the page that submits this form. */
  readonly id?: string;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** Whether the form was submitted and has no response yet. */
  readonly busy?: boolean;
  /** Whether the pending submission is one of another button, which says so itself. */
  readonly isElsewhere?: boolean;
  /** The quantity that is selected at first. */
  readonly quantity?: string | undefined;
  /** Why nothing was added, as a message for the shopper. */
  readonly problem?: string | null;
  /** The first check of an add: false adds nothing. The page says why. */
  readonly validate?: ((fields: FormData) => boolean) | undefined;
  /**
   * The second check, of the personalization's texts, whose fields are among the children: false adds nothing. It gets
   * the value of the button that submits.
   */
  readonly checkPersonalization?: ((intent: string | undefined) => boolean) | undefined;
  /** Whether nothing but the add can follow a press, so that it needs no application (`early.adds`). */
  readonly isPlain?: boolean;
  /** What is asked about the product while it can be added, such as a personalization, or how it is delivered. */
  readonly choices?: ReactNode;
  /** More fields of the page, such as a hidden one. */
  readonly children?: ReactNode;
}

/**
 * Adds the product of the page: a real form post to the page's own URL with the fields `sku` and `quantity`, or `sku`,
 * `amount` and `otherAmount` (dollars) for a donation. Once scripts run, the checks come before the post.
 */
export function AddToCartForm({
  product,
  id,
  idPrefix,
  Form = "form",
  busy = false,
  isElsewhere = false,
  problem = null,
  quantity = "1",
  validate,
  checkPersonalization,
  isPlain = false,
  choices,
  children,
}: AddToCartFormProps) {
  const isGone = isOutOfReach(product);
  function check(event: FormEvent<HTMLFormElement>): void {
    const isValid = validate?.(new FormData(event.currentTarget)) ?? true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
    if (!isValid || checkPersonalization?.(intent) === false) event.preventDefault();
  }
  return (
    <Form
      id={id}
      method="post"
      data-part="add-to-cart"
      {...(isPlain && product.kind !== "donation" && early.adds)}
      noValidate
      onSubmit={check}
    >
      <input type="hidden" name="sku" value={product.sku} />
      <div role="alert">
        {problem === null ? null : (
          <div data-part="alert" data-tone="error">
            {problem}
          </div>
        )}
      </div>
      {product.kind === "donation" ? <DonationAmount idPrefix={idPrefix} /> : null}
      {children}
      {isGone ? null : choices}
      {isGone ? (
        <p data-part="add-to-cart-gone">{`${product.availabilityMessage}. This cannot be added to a cart right now.`}</p>
      ) : (
        <div data-part="add-to-cart-row">
          {product.kind === "donation" ? null : <QuantitySelect selected={quantity} />}
          <Button type="submit" busy={busy} {...(!isElsewhere && { busyLabel: "Adding…" })}>
            <AddButtonLabel />
          </Button>
        </div>
      )}
    </Form>
  );
}
