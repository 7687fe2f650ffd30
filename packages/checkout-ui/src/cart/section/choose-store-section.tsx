import type { StoreLocation } from "@store/contract/catalog";
import { type CartLine, toAddressText } from "@store/contract/shared";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { cartSectionPath, intentOf } from "../../forms/cart-submit.ts";
import { toDistanceText } from "../../pickup-store/store-lines.tsx";
import { cartStep } from "../../steps/step-table.ts";
import { usePostedField } from "../posted-cart.ts";

export interface ChooseStoreSectionProps {
  readonly line: CartLine;
  readonly stores: readonly StoreLocation[];
}

/** The stores at which a line can be picked up, as a form. */
export function ChooseStoreSection({ line, stores }: ChooseStoreSectionProps) {
  const { error } = usePostedField("store");
  const { locationId } = line.shippingDeliveryOptions;
  return (
    <section data-part="cart-section" aria-labelledby="choose-store">
      <h2 id="choose-store">Choose a Store</h2>
      <form method="post" action={cartSectionPath("pickup", line.id)} noValidate>
        <FormSecrets />
        {stores.length === 0 ? <Alert tone="error" title="We could not load our stores." /> : null}
        <fieldset data-part="store-radios" aria-describedby={error ? "store-error" : undefined}>
          <legend>{`Where would you like to pick up ${line.itemInfo.title}?`}</legend>
          {stores.map(({ locationId: id, name, address, phone, hours, distance }) => (
            <label key={id}>
              <input type="radio" name="store" value={id} defaultChecked={id === locationId} />
              <span>
                <strong>{name}</strong>
                {[toDistanceText({ distance }), toAddressText(address), phone, ...hours].map((text) =>
                  text === null ? null : (
                    <span key={text} data-part="soft">
                      {text}
                    </span>
                  ),
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {error ? (
          <p id="store-error" data-part="field-error" role="alert">
            {error}
          </p>
        ) : null}
        <div data-part="cart-section-actions">
          <Button {...intentOf("chooseStore", line.id)}>Save</Button>
          <StoreLink href={cartStep.path}>Cancel</StoreLink>
        </div>
      </form>
    </section>
  );
}
