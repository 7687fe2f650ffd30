import type { ShipTo } from "@store/contract/shared";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { AddressLines } from "../address/address-lines.tsx";
import { useHasScripts } from "../forms/use-has-scripts.ts";
import { NotLoaded } from "../popups/not-loaded.tsx";
import { sameAsShippingName } from "./submit-payment-step.ts";
import type { useBilling } from "./use-billing.ts";

export interface BillingSectionProps {
  readonly billing: ReturnType<typeof useBilling>;
  /** The destination country of the order. */
  readonly shipTo: ShipTo | undefined;
}

// The server renders the fields for browsers without scripts; others load them when they are shown.
const OwnBilling = lazyPart(() => import("./own-billing.tsx").then((part) => part.OwnBilling), {
  isOnDemand: true,
  fallback: null,
  written: '[name="billing.city"]',
  Unavailable: NotLoaded,
});

/** The billing address: the shipping address while the box is checked, otherwise a separate one. */
export function BillingSection({ billing, shipTo }: BillingSectionProps) {
  const hasScripts = useHasScripts();
  const { shipping, isSame } = billing;
  if (!isSame) void OwnBilling.preload();
  const fields = <OwnBilling {...billing.ownProps} />;
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
