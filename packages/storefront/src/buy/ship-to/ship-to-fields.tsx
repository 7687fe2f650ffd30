import { countries } from "@store/postal-and-address/countries";
import { Select } from "@store/ui-kit/select";
import { currencyNames } from "../../web/config/currency-names.ts";
import type { PageStore } from "../../web/config/store-config.ts";

export interface ShipToFieldsProps {
  readonly store: Pick<PageStore, "site" | "currency" | "otherSite">;
  readonly otherSiteUrl: string;
  /** The three-letter code; "" while none is selected. */
  readonly country: string;
  readonly onChange: (country: string) => void;
  readonly error?: string | undefined;
}

const ownNames = { US: "the United States", CA: "Canada" } as const;
const neighbours = { US: ownNames.CA, CA: ownNames.US } as const;

/** The countries that a site ships to, and the rules for orders abroad. */
export function ShipToFields({ store, otherSiteUrl, country, onChange, error }: ShipToFieldsProps) {
  const { site, currency, otherSite } = store;
  const options = countries({ site }).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <Select
        label="Country"
        name="country"
        value={country}
        onChange={onChange}
        options={options}
        {...(country === "" && { placeholder: "Please Select" })}
        error={error}
        autoComplete="shipping country"
      />
      <ul>
        <li>{`Outside of ${ownNames[site]} prices stay in ${currencyNames[currency]}, and we charge no tax.`}</li>
        <li>We send what travels by parcel, at one delivery rate for the whole order.</li>
        <li>Delivery by truck, store pickup and installation are not available.</li>
        <li>Duties and import taxes are not included. They are paid on delivery.</li>
      </ul>
      <p>
        Sending to <span>{neighbours[site]}</span>? <a href={otherSiteUrl}>{otherSite.label}</a>
      </p>
    </>
  );
}
