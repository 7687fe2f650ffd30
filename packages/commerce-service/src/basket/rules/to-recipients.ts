import type { Address } from "@store/contract/shared";
import { countryOfSite, type DeliveryPlace, toDeliveryPlace } from "../../delivery/rules/delivery-place.ts";
import type { RegistryRecord } from "../../registries/registry-record.ts";
import { type Basket, firstRecipientId, type RecipientChoice } from "../basket.ts";
import type { BasketContext, LoadedBasket, ResolvedLine, StoreRecord } from "../basket-context.ts";
import { findVisitPlace } from "./visit-place.ts";

/** Who receives a part of the order, or the pickup store. */
export interface BasketRecipient {
  id: string;
  choice: RecipientChoice;
  lines: ResolvedLine[];
  /** Null: everything is shipped. */
  store: StoreRecord | null;
  /** The shipping address; null before there is one, and for a pickup. That of a registry is not for the shopper. */
  address: Address | null;
  /** The gift registry to whose address it goes. */
  registry: RegistryRecord | null;
  /** The known destination; null for a pickup. */
  place: DeliveryPlace | null;
  /** The tax region; null before there is a destination, and abroad. */
  taxRegion: string | null;
}

/** The first address that the shopper gave; never that of a registry. */
export function findOwnAddress(recipients: readonly Pick<BasketRecipient, "address" | "registry">[]): Address | null {
  return recipients.find(({ address, registry }) => address !== null && registry === null)?.address ?? null;
}

/** The recipient id of a store's pickups. */
export function pickupRecipientId(locationId: string): string {
  return `pickup-${locationId}`;
}

/**
 * The recipients of the lines: first the people, in the order in which they were added, then the stores. Recipients
 * without lines are omitted, but the first person stays if nothing is picked up, since an order needs one. A line whose
 * recipient no longer exists goes to the first one.
 */
export function toRecipients(
  { basket, basketContext }: LoadedBasket,
  lines: readonly ResolvedLine[],
): BasketRecipient[] {
  const choices = basket.choices.recipients ?? [];
  const people = choices.filter(({ id }) => !id.startsWith("pickup-"));
  if (!people.some(({ id }) => id === firstRecipientId)) people.unshift({ id: firstRecipientId });
  const known = new Set(people.map(({ id }) => id));
  const sent = lines.filter(({ locationId }) => locationId === null);
  const toRecipientId = ({ recipientId }: ResolvedLine) =>
    recipientId !== null && known.has(recipientId) ? recipientId : firstRecipientId;

  const persons = people.map((choice): BasketRecipient => {
    const own = sent.filter((line) => toRecipientId(line) === choice.id);
    return { id: choice.id, choice, lines: own, store: null, ...toDestination(choice, { basket, basketContext }) };
  });
  // An order abroad has no pickup and no tax.
  const isAbroad = isInternational(basket);
  const locationIds = new Set(lines.flatMap(({ locationId }) => locationId ?? []));
  const stores = [...locationIds].map((locationId): BasketRecipient => {
    const id = pickupRecipientId(locationId);
    const store = basketContext.stores.find((one) => one.locationId === locationId) ?? null;
    const choice = choices.find((one) => one.id === id) ?? { id };
    const own = lines.filter((line) => line.locationId === locationId);
    return {
      id,
      choice,
      lines: own,
      store,
      registry: null,
      address: null,
      place: null,
      taxRegion: isAbroad ? null : (store?.state ?? null),
    };
  });
  // A donation is not shipped.
  const isCarried = ({ item }: ResolvedLine) => item.kind !== "donation";
  const recipients = [...persons.filter((person) => person.lines.some(isCarried)), ...stores];
  return recipients.length === 0 ? persons.slice(0, 1) : recipients;
}

// An address in another country was entered before the shopper changed the destination country.
function toDestination(
  { address: entered, registryCode }: RecipientChoice,
  { basket, basketContext }: LoadedBasket,
): Pick<BasketRecipient, "address" | "registry" | "place" | "taxRegion"> {
  const country = basket.choices.shipToCountry ?? countryOfSite[basket.site];
  const registry = basketContext.registries.get(registryCode ?? "") ?? null;
  const given = registry ? registry.address : entered;
  const address = given?.country === country ? given : null;
  const place = getDestination({ address }, { basket, basketContext });
  return { address, registry: address && registry, place, taxRegion: toTaxRegion(place, address, basketContext) };
}

/**
 * The state or province whose tax applies: of several the one with the highest rate, so that a typed state cannot lower
 * the tax of the place to which the parcel goes. A code without an address is estimated where most of it lies.
 */
function toTaxRegion(
  { regions }: DeliveryPlace,
  address: Address | null,
  { taxRates }: Pick<BasketContext, "taxRates">,
): string | null {
  const [first = null, ...others] = regions;
  if (address === null) return first;
  const rateOf = (region: string | null) => (region === null ? 0 : (taxRates[region] ?? 0));
  return others.reduce((highest, region) => (rateOf(region) > rateOf(highest) ? region : highest), first);
}

/**
 * The destination of a recipient's lines as far as it is known: the address, otherwise the postal code of the visit or
 * the country of the cart. Before any of these it is the farthest place within reach of trucks.
 */
function getDestination({ address }: Pick<BasketRecipient, "address">, loaded: LoadedBasket): DeliveryPlace {
  const { site, choices } = loaded.basket;
  if (address) return toDeliveryPlace(address, site);
  const { shipToCountry: country = countryOfSite[site] } = choices;
  const { postalCode = "" } = findVisitPlace(loaded) ?? {};
  return toDeliveryPlace({ country, postalCode }, site);
}

/** Whether the order is shipped abroad. */
export function isInternational({ site, choices }: Pick<Basket, "site" | "choices">): boolean {
  return (choices.shipToCountry ?? countryOfSite[site]) !== countryOfSite[site];
}
