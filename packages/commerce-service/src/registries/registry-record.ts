import type { Address } from "@store/contract/shared";
import { cleanLabel } from "@store/postal-and-address";

/** What cart and checkout know of a registry. */
export interface RegistryRecord {
  registryId: string;
  /** The code by which givers know it. */
  shareCode: string;
  name: string;
  /** Where gifts are sent; never shown to a giver. Null if its owner gave none. */
  address: Address | null;
  /** How many of an item are wanted and not bought yet, by the SKUs of the cart and the request that it has. */
  left: Readonly<Record<string, number>>;
}

/** The name as it may be shown: what was stored by an earlier rule may hold more than that of today (AMB-301). */
export function toShownName(name: string): string {
  return cleanLabel(name) || "No Name";
}

/** "Registry: Ada and Ben"; what has become of the registry if a line's code leads nowhere any more (AMB-275). */
export function toRegistryText(name: string | undefined): string {
  return name === undefined
    ? "Not for a registry any more: it was deleted, or its link has changed. You can still buy this for yourself."
    : toRegistryLabel(name);
}

/** "Registry: Ada and Ben". */
export function toRegistryLabel(name: string): string {
  return `Registry: ${toShownName(name)}`;
}

/** "the registry of Ada and Ben", within a sentence. */
export function toRegistryWords(name: string): string {
  return `the registry of ${toShownName(name)}`;
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
export function toShareCode(addressId: string): string | null {
  return addressId.startsWith(prefix) ? addressId.slice(prefix.length) : null;
}
