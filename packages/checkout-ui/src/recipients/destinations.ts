import type { StoreLocation } from "@store/contract/catalog";
import type { CheckoutModel } from "@store/contract/checkout";
import { type Address, isSameAddress } from "@store/contract/shared";
import { isPickupVisible } from "../pickup-store/is-fulfillment-visible.ts";
import { addressIdName, listAccountAddresses, newAddress } from "../shipping-address/account-addresses.tsx";
import { deliveryStep, type Step } from "../steps/step-table.ts";
import { listSentRecipients, type Subject } from "./recipients-view.ts";

/** The names of the fields besides those of an address. */
export const destinationFields = { to: addressIdName, quantity: "shipping.quantity" };
/** The hidden field that holds how many there were when the form was shown. */
export const heldName = "shipping.held";

/** Where something can go: to a person, to an address of the account, to one that is typed, or to a store. */
export type Destination =
  | { readonly kind: "recipient"; readonly id: string; readonly address: Address }
  | { readonly kind: "account"; readonly id: string; readonly address: Address }
  | { readonly kind: "new"; readonly id: string }
  | { readonly kind: "store"; readonly id: string; readonly locationId: string };

const storePrefix = "store:";

export interface DestinationQuestion {
  readonly model: CheckoutModel | null;
  readonly subject: Subject;
  readonly step: Step;
  /** The country that the order goes to. */
  readonly country: string;
  readonly stores?: readonly StoreLocation[];
}

/** Everywhere that something can go, but where it goes already. */
export function listDestinations({ stores = [], ...question }: DestinationQuestion): readonly Destination[] {
  const { model, subject, country } = question;
  const people = listSentRecipients(model).flatMap(({ id, address }) => (address ? [{ id, address }] : []));
  const others = people.filter(({ id }) => id !== subject.recipient.id);
  const accountAddresses = listAccountAddresses(model, country).filter(
    (address) => !people.some((person) => isSamePlace(person.address, address)),
  );
  const { locationId: currentId } = subject.recipient.store ?? {};
  return [
    ...others.map(({ id, address }): Destination => ({ kind: "recipient", id, address })),
    ...accountAddresses.map(
      (address): Destination => ({ kind: "account", id: address.addressId ?? newAddress, address }),
    ),
    { kind: "new", id: newAddress },
    ...(isPickupOffered(question) ? stores : [])
      .filter(({ locationId }) => locationId !== currentId)
      .filter(({ pickupStatus }) => pickupStatus === undefined || isPickupVisible(pickupStatus))
      .map(({ locationId }): Destination => ({ kind: "store", id: storePrefix + locationId, locationId })),
  ];
}

/** Whether something can be picked up instead: on the delivery step, line by line. */
function isPickupOffered({ subject: { line }, step }: Pick<DestinationQuestion, "subject" | "step">): boolean {
  return line !== null && step === deliveryStep && isPickupVisible(line.shippingDeliveryOptions.pickupStatus);
}

/** Whether it is the address of a gift registry. */
export function isRegistry(one: Destination): one is Destination & { readonly kind: "account" } {
  return one.kind === "account" && one.address.label !== undefined;
}

/** The destination that a form names; the service checks whether its store has the line. */
export function findDestination(destinations: readonly Destination[], id: string | null): Destination | undefined {
  if (id?.startsWith(storePrefix)) return { kind: "store", id, locationId: id.slice(storePrefix.length) };
  return destinations.find((destination) => destination.id === (id ?? newAddress));
}

// A guest's e-mail address is no part of the place.
function isSamePlace({ emailAddress: _, ...one }: Address, { emailAddress: __, ...other }: Address): boolean {
  return isSameAddress(one, other);
}

/**
 * Whether a new address also needs the guest's e-mail address: until it is known, and on the address it was entered
 * with.
 */
export function isEmailAsked(model: CheckoutModel | null, { line, recipient }: Subject): boolean {
  const { isLoggedIn = false, email = null } = model?.accountInfo ?? {};
  return !isLoggedIn && (email === null || (line === null && Boolean(recipient.address?.emailAddress)));
}
