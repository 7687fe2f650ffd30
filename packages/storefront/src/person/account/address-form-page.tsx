import { AddressChoice, type AddressDecision, useAddressForm } from "@store/checkout-ui/account";
import type { Address } from "@store/contract/shared";
import { AddressFields } from "@store/ui-kit/address-fields";
import { Button, buttonLook } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { FormSecrets } from "@store/ui-kit/form";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { StoreLink } from "@store/ui-kit/link";
import { useState } from "react";
import { AccountFrame } from "./account-frame.tsx";

type Entries = Readonly<Record<string, string>>;

export interface AddressFormPageProps {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  /** The server's errors of the form, by field name. */
  readonly submitted?: (FormErrors & { readonly decision?: AddressDecision | undefined }) | undefined;
}

/** Adds an address to the account, or changes one, with the fields and rules of the checkout. */
export function AddressFormPage({ address, submitted }: AddressFormPageProps) {
  const title = address ? "Edit Address" : "Add an Address";
  const typed = withoutPrefix(submitted?.fields);
  const errors = withoutPrefix(submitted?.errors);
  const form = useAddressForm({
    prefix: "shipping",
    initial: typed ?? address,
    initialErrors: errors,
    hasEmail: false,
  });
  const [choice, setChoice] = useState<string | null>(null);
  const decision = submitted?.decision;
  return (
    <AccountFrame title={title} section="/account/addresses" problem={submitted?.problem}>
      <form
        method="post"
        noValidate
        data-part="account-form"
        aria-label={title}
        onSubmit={(event) => {
          if (form.submit() === null) event.preventDefault();
        }}
      >
        <FormSecrets />
        <ErrorSummary problems={form.problemList} />
        <AddressFields form={form} />
        {decision ? (
          <AddressChoice
            decision={{ ...decision, choice: choice ?? decision.choice }}
            onChoose={setChoice}
            submitLabel="Save Address"
          />
        ) : null}
        <div data-part="content-actions">
          <Button type="submit">Save Address</Button>
          <StoreLink href="/account/addresses" {...buttonLook("secondary")}>
            Cancel
          </StoreLink>
        </div>
      </form>
    </AccountFrame>
  );
}

function withoutPrefix(entries: Entries | undefined): Entries | undefined {
  return (
    entries && Object.fromEntries(Object.entries(entries).map(([name, text]) => [name.replace("shipping.", ""), text]))
  );
}
