import type { Address } from "@store/contract/shared";

/** What cart and checkout know of a registry. */
export interface RegistryRecord {
  registryId: string;
  /** The code by which givers know it. */
  shareCode: string;
  name: string;
  /** Where gifts are sent; never shown to a giver. Null if its owner gave none. */
  address: Address | null;
}

/** "For Ada and Ben's registry"; what has become of the registry if a line's code leads nowhere any more (AMB-275). */
export function toRegistryText(name: string | undefined): string {
  return name === undefined
    ? "Not for a registry any more: it was deleted, or its link has changed. You can still buy this for yourself."
    : `For ${toRegistryLabel(name)}`;
}

/** "Ada and Ben's registry". */
export function toRegistryLabel(name: string): string {
  return `${name}'s registry`;
}

const prefix = "registry:";

/** The address of a registry as its givers see it: a name, and nothing of the address (AMB-274). */
export function toRegistryAddress({ name, shareCode }: { name: string; shareCode?: string }): Address {
  return {
    ...(shareCode !== undefined && { addressId: `${prefix}${shareCode}` }),
    label: toRegistryLabel(name),
    firstName: "",
    lastName: "",
    address1: "",
    city: "",
    state: "",
    postalCode: "",
    country: "",
    dayPhone: "",
  };
}

/** The code of the registry that an address id of a client names; null for any other id. */
export function toRegistryCode(addressId: string): string | null {
  return addressId.startsWith(prefix) ? addressId.slice(prefix.length) : null;
}
