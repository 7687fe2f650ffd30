import type { Product } from "@store/contract/catalog";
import { AddToCartForm } from "@store/product-ui/add-to-cart-form";
import { FulfillmentChoice } from "@store/product-ui/fulfillment-choice";
import { InstallationChoice } from "@store/product-ui/installation-choice";
import type { PersonalizationHandle } from "@store/product-ui/personalization-form";
import { registryIntent } from "@store/product-ui/registry-button";
import { StoreLink } from "@store/ui-kit/link";
import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";
import type { findAmountProblem } from "../../buy/adding/find-amount-problem.ts";
import type { RegistryOutcome } from "../../buy/adding/registry-outcome.ts";
import { keepFields } from "../../buy/adding/saved-fields.ts";
import { PersonalizationPart } from "./lazy-parts.tsx";
import type { PersonalizationPartProps } from "./personalization-part.tsx";
import { RegistryAdd } from "./registry-add.tsx";

export interface BuyFormProps {
  readonly id: string;
  readonly product: Product;
  readonly busy: boolean;
  /** Why the last add failed. */
  readonly problem: string | null;
  /** What the server says of the texts of a personalization. */
  readonly submitted: PersonalizationPartProps["submitted"];
  /** The quantity that is selected at first. */
  readonly quantity?: string | undefined;
  /** What the last add to a registry led to. */
  readonly registry: RegistryOutcome | null;
  /** Whether the pending submission adds to a registry. */
  readonly isRegistryAdd: boolean;
  /** How often the page has added so far: an add after a confirmation is a new one, a double click repeats the first. */
  readonly adds: number;
}

/** The form that adds the product of the page, with the choices that belong to it. */
export function BuyForm(props: BuyFormProps) {
  const { id, product, busy, problem, submitted, registry, isRegistryAdd, adds } = props;
  const personalization = useRef<PersonalizationHandle>(null);
  const [isTextValid, setIsTextValid] = useState(true);
  const [amountProblem, setAmountProblem] = useState<string | null>(null);
  const isDonation = product.kind === "donation";
  // Few products need it. Before it is there, the server alone checks, with the same words.
  const findProblem = useRef<typeof findAmountProblem>(null);
  useEffect(() => {
    if (isDonation)
      import("../../buy/adding/find-amount-problem.ts").then(
        (part) => (findProblem.current = part.findAmountProblem),
        () => {},
      );
  }, [isDonation]);
  const asksForTerms = product.customOrderConfirmation?.hasCustomOrderConfirmation === true;
  return (
    <>
      <AddToCartForm
        id={id}
        product={product}
        Form={Form}
        busy={busy}
        isElsewhere={isRegistryAdd}
        problem={amountProblem ?? problem}
        isPlain={!product.personalization && !asksForTerms}
        quantity={submitted?.fields.quantity ?? registry?.quantity ?? props.quantity}
        validate={(fields) => {
          const found = findProblem.current?.(fields) ?? null;
          setAmountProblem(found);
          return found === null;
        }}
        // A registry keeps no text, so it needs none.
        checkPersonalization={(intent) => {
          const isForRegistry = intent === registryIntent;
          const form = isForRegistry && document.getElementById(id);
          if (form instanceof HTMLFormElement) keepFields(form);
          return personalization.current?.check(isForRegistry ? false : undefined) ?? true;
        }}
        choices={
          <>
            {product.personalization ? (
              <PersonalizationPart
                product={product}
                submitted={submitted}
                handle={personalization}
                onValidity={setIsTextValid}
              />
            ) : null}
            <FulfillmentChoice stores={product.pickupStores ?? []} availability={product.availabilityMessage} />
            <InstallationChoice installation={product.installation} />
          </>
        }
      >
        {isDonation ? null : <ConfirmationField adds={adds} />}
        <input type="hidden" name="url" value={`/product/${product.sku}`} />
        <GiftField />
        {asksForTerms ? <input type="hidden" name="terms" value="ask" /> : null}
      </AddToCartForm>
      {product.isMadeToOrder ? null : (
        <RegistryAdd form={id} product={product} isTextValid={isTextValid} busy={busy} outcome={registry} />
      )}
    </>
  );
}

/** The registry that a giver came from, for which the item is bought. */
function GiftField() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const code = query.get("registry");
  if (!code) return null;
  return (
    <p>
      <input type="hidden" name="registry" value={code} />
      You are buying this for a registry. <StoreLink href={pathname}>Buy it for yourself</StoreLink>
    </p>
  );
}
