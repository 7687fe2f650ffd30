import type { Product } from "@store/contract/catalog";
import { AddToCartForm } from "@store/product-ui/add-to-cart-form";
import { FulfillmentChoice } from "@store/product-ui/fulfillment-choice";
import { InstallationChoice } from "@store/product-ui/installation-choice";
import { memo, useRef, useState } from "react";
import { Form } from "react-router";
import { findAmountProblem } from "../../find-amount-problem.ts";
import { useBoundary } from "../../use-boundary.ts";
import { ConfirmationField } from "./confirmation-field.tsx";
import { PersonalizationPart } from "./lazy-parts.tsx";
import type { PersonalizationPartProps } from "./personalization-part.tsx";

export interface BuyFormProps {
  readonly id: string;
  readonly product: Product;
  readonly busy: boolean;
  /** Why the last add failed. */
  readonly problem: string | null;
  /** What the server says of the texts of a personalization. */
  readonly submitted: PersonalizationPartProps["submitted"];
  /** How often the page has added so far: an add after a confirmation is a new one, a double click repeats the first. */
  readonly adds: number;
}

/** The form that adds the product of the page, with the choices that belong to it. */
export function BuyForm({ id, product, busy, problem, submitted, adds }: BuyFormProps) {
  const personalization = useRef<{ check(): boolean }>(null);
  const [amountProblem, setAmountProblem] = useState<string | null>(null);
  const isDonation = product.kind === "donation";
  return (
    <AddToCartForm
      id={id}
      product={product}
      Form={Form}
      busy={busy}
      problem={amountProblem ?? problem}
      quantity={submitted?.fields.quantity}
      validate={(fields) => {
        const found = isDonation ? findAmountProblem(fields) : null;
        setAmountProblem(found);
        return found === null;
      }}
      checkPersonalization={() => personalization.current?.check() ?? true}
    >
      {isDonation ? null : <ConfirmationField adds={adds} />}
      <input type="hidden" name="url" value={`/product/${product.sku}`} />
      {product.customOrderConfirmation?.hasCustomOrderConfirmation ? (
        <input type="hidden" name="terms" value="ask" />
      ) : null}
      {product.personalization ? (
        <Personalization product={product} submitted={submitted} handle={personalization} />
      ) : null}
      <FulfillmentChoice stores={product.pickupStores ?? []} availability={product.availabilityMessage} />
      <InstallationChoice installation={product.installation} />
    </AddToCartForm>
  );
}

/** The fields of a personalization, usable before their script has loaded: nothing here changes with the page. */
const Personalization = memo(function Personalization(props: PersonalizationPartProps) {
  const Boundary = useBoundary();
  return (
    <Boundary>
      <PersonalizationPart {...props} />
    </Boundary>
  );
});
