import { countries } from "@store/postal-and-address/countries";
import { siteAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { type Ref, type RefObject, useEffect, useImperativeHandle } from "react";
import { type AddressFormOptions, useAddressForm } from "../address/use-address-form.ts";

/** The form of a separate billing address, for the step that contains it. */
export type OwnBillingForm = Pick<ReturnType<typeof useAddressForm>, "submit" | "refuse" | "restore">;

export interface OwnBillingProps extends Pick<AddressFormOptions, "initialErrors" | "onDraft"> {
  readonly formRef: Ref<OwnBillingForm>;
  /** What it contains at first. */
  readonly draft: Readonly<RefObject<AddressFormOptions["initial"]>>;
  /** The code of the country of the address. */
  readonly country: string;
  readonly onCountry: (country: string) => void;
  /** Called with the errors whenever they change. */
  readonly onProblems: (problems: ReturnType<typeof useAddressForm>["problemList"]) => void;
}

/** A separate billing address. */
export function OwnBilling({ formRef, draft, country, onCountry, onProblems, ...options }: OwnBillingProps) {
  const form = useAddressForm({
    ...options,
    initial: draft.current,
    prefix: "billing",
    shipTo: { code: country },
    hasEmail: false,
  });
  useImperativeHandle(formRef, () => form);
  const problems = form.problemList;
  useEffect(() => onProblems(problems), [JSON.stringify(problems)]);
  useEffect(() => () => onProblems([]), []);
  return (
    <>
      <BillingCountry country={country} onChange={onCountry} />
      <AddressFields form={form} />
    </>
  );
}

interface BillingCountryProps {
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** The country of the billing address: any of the store's list, the site's own first. */
function BillingCountry({ country, onChange }: BillingCountryProps) {
  const { country: own } = useAtomValue(siteAtom);
  const all = countries().map(({ code, name }) => ({ value: code, label: name }));
  const [first, others] = [all.filter(({ value }) => value === own), all.filter(({ value }) => value !== own)];
  return (
    <Select
      label="Country"
      name="billing.country"
      autoComplete="billing country"
      value={country}
      onChange={onChange}
      options={[...first, ...others]}
    />
  );
}
