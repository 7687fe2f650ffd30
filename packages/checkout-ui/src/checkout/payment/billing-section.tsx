import type { ShipTo } from "@store/contract/shared";
import { AddressFields } from "@store/ui-kit/address-fields";
import { AddressLines } from "../address/address-lines.tsx";
import { useHasScripts } from "../shell/use-has-scripts.ts";
import { BillingCountry } from "./billing-country.tsx";
import { sameAsShippingName } from "./field-names.ts";
import type { useBilling } from "./use-billing.ts";

export interface BillingSectionProps {
  readonly billing: ReturnType<typeof useBilling>;
  /** Where the order goes. */
  readonly shipTo: ShipTo | undefined;
}

/** The address the card's bank knows: the shipping address while the box is ticked, else one of its own. */
export function BillingSection({ billing, shipTo }: BillingSectionProps) {
  const hasScripts = useHasScripts();
  const { form, shipping, isSame } = billing;
  const fields = (
    <>
      <BillingCountry shipTo={shipTo} country={form.country} onChange={billing.changeCountry} />
      <AddressFields form={form} />
    </>
  );
  return (
    <section data-part="billing" aria-labelledby="billing-heading">
      <h2 id="billing-heading">Billing address</h2>
      {shipping ? (
        <label data-part="check-line">
          <input
            type="checkbox"
            name={sameAsShippingName}
            checked={isSame}
            onChange={(event) => billing.tickSame(event.target.checked)}
          />
          My billing address is the same as my shipping address
        </label>
      ) : null}
      {isSame && shipping ? <AddressLines address={shipping} shipTo={shipTo} /> : null}
      {isSame ? null : fields}
      {isSame && !hasScripts ? (
        <div data-part="billing-without-scripts" data-without-scripts>
          <p data-part="soft">For another billing address, clear the box above and enter it here.</p>
          {fields}
        </div>
      ) : null}
    </section>
  );
}
