import type { ShipTo } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { isAbroad } from "../address/is-abroad.ts";

const ownNames = { USA: "United States", CAN: "Canada" } as const;

export interface BillingCountryProps {
  /** Where the order goes. */
  readonly shipTo: ShipTo | undefined;
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** Whose card pays an order that leaves the country: somebody at home or somebody where it goes (AMB-044). */
export function BillingCountry({ shipTo, country, onChange }: BillingCountryProps) {
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
