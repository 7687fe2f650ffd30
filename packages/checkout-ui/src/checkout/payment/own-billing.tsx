import type { ShipTo } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { isAbroad } from "../address/is-abroad.ts";
import { type AddressFormOptions, useAddressForm } from "../address/use-address-form.ts";

/** The form of a separate billing address, for the step that contains it. */
export type OwnBillingForm = Pick<ReturnType<typeof useAddressForm>, "submit" | "refuse" | "restore">;

export interface OwnBillingProps extends Pick<AddressFormOptions, "initial" | "initialErrors" | "onDraft"> {
  readonly formRef: Ref<OwnBillingForm>;
  /** The destination country of the order. */
  readonly shipTo: ShipTo | undefined;
  readonly country: string;
  readonly onCountry: (country: string) => void;
  /** Called with the errors whenever they change. */
  readonly onProblems: (problems: ReturnType<typeof useAddressForm>["problemList"]) => void;
}

/** A separate billing address. */
export function OwnBilling({ formRef, shipTo, country, onCountry, onProblems, ...options }: OwnBillingProps) {
  const form = useAddressForm({
    ...options,
    prefix: "billing",
    shipTo: country === shipTo?.code ? shipTo : undefined,
    hasEmail: false,
  });
  useImperativeHandle(formRef, () => form);
  const problems = form.problemList;
  useEffect(() => onProblems(problems), [JSON.stringify(problems)]);
  useEffect(() => () => onProblems([]), []);
  return (
    <>
      <BillingCountry shipTo={shipTo} country={country} onChange={onCountry} />
      <AddressFields form={form} />
    </>
  );
}

const ownNames = { USA: "United States", CAN: "Canada" } as const;

interface BillingCountryProps {
  /** The destination country of the order. */
  readonly shipTo: ShipTo | undefined;
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** The country of the billing address for an order abroad: the site's or the destination. */
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
