import type { ShipTo } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { AddressLines } from "../address/address-lines.tsx";
import { isAbroad } from "../address/is-abroad.ts";
import { useHasScripts } from "../shell/use-has-scripts.ts";
import { sameAsShippingName } from "./same-as-shipping.ts";
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

const ownNames = { USA: "United States", CAN: "Canada" } as const;

interface BillingCountryProps {
  /** Where the order goes. */
  readonly shipTo: ShipTo | undefined;
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** Whose card pays an order that leaves the country: somebody at home or somebody where it goes (AMB-044). */
function BillingCountry({ shipTo, country, onChange }: BillingCountryProps) {
  const { country: own } = useAtomValue(siteAtom);
  if (!isAbroad(shipTo)) return null;
  return (
    <Select
      label="Country"
      name="billing.country"
      autoComplete="billing country"
      value={country}
      onChange={onChange}
      options={[
        { value: own, label: ownNames[own] },
        { value: shipTo.code, label: shipTo.name },
      ]}
    />
  );
}
