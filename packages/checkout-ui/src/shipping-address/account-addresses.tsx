import type { CheckoutModel } from "@store/contract/checkout";
import { type Address, isSameAddress, type ShipTo, toAddressee, toAddressText } from "@store/contract/shared";
import { RadioCards } from "@store/ui-kit/radio-cards";

export const addressIdName = "shipping.addressId";
/** The box that allows catalogs to be mailed to the address. */
export const mailingName = "mailing.isOptIn";
/** The box that saves a new address in the account. */
export const saveToAccountName = "shipping.isSavedToAccount";
/** The selection while the fields are shown. */
export const newAddress = "new";
/** The radio button that shows the fields. The style sheet refers to its id. */
export const newAddressCard = { id: "shipping-addressId-new", value: newAddress, label: "Another address" };

/** The radio button of a saved address or of a gift registry's. The style sheet refers to its kind. */
export function toAddressCard(value: string, address: Address, shipTo?: ShipTo) {
  return {
    value,
    kind: address.label === undefined ? undefined : "registry",
    label: toAddressee(address),
    description: toAddressText(address, shipTo),
  };
}

/** The saved addresses in the destination country of the order, and those of the gift registries for which it is. */
export function listAccountAddresses(model: CheckoutModel | null, country: string): readonly Address[] {
  const addresses = model?.accountInfo.shippingAddresses ?? [];
  return addresses.filter(
    ({ addressId, label, country: own }) => addressId && (label !== undefined || own === country),
  );
}

/** The saved address of a selection; undefined for a new one. */
export function findAccountAddress(addresses: readonly Address[], choice: string | null): Address | undefined {
  return addresses.find(({ addressId }) => addressId === choice);
}

/**
 * The initial selection: the current shipping address; otherwise the registry if the whole order is for one, or the first
 * saved address.
 */
export function toInitialChoice(model: CheckoutModel | null, addresses: readonly Address[]): string {
  const recipients = model?.shippingOptions.recipients ?? [];
  const stored = recipients[0]?.address ?? null;
  if (stored === null) {
    const lines = recipients.flatMap(({ shipments }) => shipments.flatMap(({ lineItems }) => lineItems));
    const texts = new Set(lines.map(({ itemInfo }) => itemInfo.registryText));
    const registry = addresses.find(({ label }) => label !== undefined && texts.size === 1 && texts.has(label));
    return (registry ?? addresses.find(({ label }) => label === undefined))?.addressId ?? newAddress;
  }
  const known = addresses.find((one) => one.addressId === stored.addressId || isSameAddress(one, stored));
  return known?.addressId ?? newAddress;
}

/** Whether the shopper is signed in and the order stays in the site's country: accounts store no other addresses. */
export function canSaveToAccount(model: CheckoutModel | null, isAbroad: boolean): boolean {
  return model?.accountInfo.isLoggedIn === true && !isAbroad;
}

/** The one field that a guest fills for a gift that goes to its registry. */
export const registryEmail = { prefix: "registry", names: ["emailAddress"], hasEmail: true } as const;

export interface AccountAddressesProps {
  readonly addresses: readonly Address[];
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

/** The saved addresses to select from, or another one, whose fields the style sheet shows then. */
export function AccountAddresses({ addresses, choice, onChoose }: AccountAddressesProps) {
  return (
    <RadioCards
      legend="Ship to"
      name={addressIdName}
      value={choice}
      onChange={onChoose}
      options={[...addresses.map((address) => toAddressCard(address.addressId ?? "", address)), newAddressCard]}
    />
  );
}
