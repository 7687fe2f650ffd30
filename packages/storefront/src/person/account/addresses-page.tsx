import { AddressLines } from "@store/checkout-ui/account";
import type { SavedAccount } from "@store/contract/account";
import { Button, buttonLook } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import type { ReactNode } from "react";
import { AccountFrame, type AccountFrameProps } from "./account-frame.tsx";

type Notices = Pick<AccountFrameProps, "done" | "problem">;

/** The saved addresses, which the checkout offers, each with its actions. */
export function AddressesPage({ addresses, ...notices }: Pick<SavedAccount, "addresses"> & Notices) {
  return (
    <AccountFrame title="Addresses" section="/account/addresses" {...notices}>
      {addresses.length === 0 ? <p>You have no saved address.</p> : null}
      <ul data-part="account-list">
        {addresses.map(({ addressId = "", ...address }, index) => (
          <li key={addressId}>
            <div>
              {index === 0 ? <p data-part="account-default">Default</p> : null}
              <AddressLines address={address} />
            </div>
            <SavedItemForm kind="Address" id={addressId} name={address.address1} isDefault={index === 0}>
              <StoreLink href={`/account/addresses/${addressId}`}>
                Edit <VisuallyHidden>{address.address1}</VisuallyHidden>
              </StoreLink>
            </SavedItemForm>
          </li>
        ))}
      </ul>
      <div data-part="content-actions">
        <StoreLink href="/account/addresses/new" {...buttonLook("primary")}>
          Add an Address
        </StoreLink>
      </div>
    </AccountFrame>
  );
}

interface SavedItemFormProps {
  readonly kind: "Address" | "Card";
  readonly id: string;
  /** Distinguishes the buttons of one item from those of the next. */
  readonly name: string;
  readonly isDefault: boolean;
  readonly children?: ReactNode;
}

/** The buttons of a saved address or card; the browser submits them to the page. */
export function SavedItemForm({ kind, id, name, isDefault, children }: SavedItemFormProps) {
  return (
    <form method="post" data-part="account-item-actions">
      <FormSecrets />
      {children}
      {isDefault ? null : (
        <Button type="submit" variant="quiet" name="intent" value={`setDefault${kind}:${id}`}>
          Make Default <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      <Button type="submit" variant="quiet" name="intent" value={`remove${kind}:${id}`}>
        Remove <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </form>
  );
}
