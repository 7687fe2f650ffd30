import type { Address } from "@store/contract/shared";
import { countryOfSite, type DeliveryPlace, toDeliveryPlace } from "../../delivery/rules/delivery-place.ts";
import { type Basket, firstRecipientId, type RecipientChoice } from "../basket.ts";
import type { LoadedBasket, ResolvedLine, StoreRecord } from "../basket-context.ts";

/** Who gets a part of the order, or the store that keeps it. */
export interface BasketRecipient {
  id: string;
  choice: RecipientChoice;
  lines: ResolvedLine[];
  /** Null: everything is sent. */
  store: StoreRecord | null;
  /** Where it is sent; null before there is an address, and for a pickup. */
  address: Address | null;
  /** What is known of where it is sent; null for a pickup. */
  place: DeliveryPlace | null;
  /** Whose tax is owed; null before there is a place, and abroad. */
  region: string | null;
}

/** The recipient that stands for a store's pickups. */
export function pickupRecipientId(locationId: string): string {
  return `pickup-${locationId}`;
}

/**
 * Who the lines go to: the people first, in the order in which they were chosen, then the stores. Whoever gets nothing is
 * left out, but the first person stays while nothing is picked up, since an order needs somebody. A line whose recipient
 * is gone goes to the first.
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
  const toPerson = ({ recipientId }: ResolvedLine) =>
    recipientId !== null && known.has(recipientId) ? recipientId : firstRecipientId;

  const persons = people.map((choice): BasketRecipient => {
    const own = sent.filter((line) => toPerson(line) === choice.id);
    return { id: choice.id, choice, lines: own, store: null, ...toDestination(choice, basket) };
  });
  // Nothing of an order that goes abroad can be picked up, and none of it is taxed.
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
      address: null,
      place: null,
      region: isAbroad ? null : (store?.state ?? null),
    };
  });
  // A donation is carried by nobody.
  const isCarried = ({ item }: ResolvedLine) => item.kind !== "donation";
  const recipients = [...persons.filter((person) => person.lines.some(isCarried)), ...stores];
  return recipients.length === 0 ? persons.slice(0, 1) : recipients;
}

// An address of another country was entered before the shopper changed where the order goes.
function toDestination(
  { address: entered, taxRegion }: RecipientChoice,
  { site, choices }: Basket,
): Pick<BasketRecipient, "address" | "place" | "region"> {
  const country = choices.shipToCountry ?? countryOfSite[site];
  const isElsewhere = entered !== undefined && entered.country !== country;
  const address = isElsewhere ? null : (entered ?? null);
  const place = getDestination({ address }, { site, choices });
  if (place.scope === "international") return { address, place, region: null };
  const own = isElsewhere ? undefined : (taxRegion ?? address?.state);
  return { address, place, region: own ?? choices.taxRegion ?? null };
}

/**
 * Where a recipient's part goes, as far as that is known: to the address, else to the postal code or the country that was
 * chosen in the cart. Before any of them it is the farthest place that trucks reach.
 */
export function getDestination(
  recipient: Pick<BasketRecipient, "address"> | undefined,
  { site, choices }: Pick<Basket, "site" | "choices">,
): DeliveryPlace {
  if (recipient?.address) return toDeliveryPlace(recipient.address, site);
  const { shipToCountry: country, taxPostalCode: postalCode } = choices;
  return toDeliveryPlace(
    { ...(country !== undefined && { country }), ...(postalCode !== undefined && { postalCode }) },
    site,
  );
}

/** Whether the cart's order leaves the country of its site. */
export function isInternational({ site, choices }: Pick<Basket, "site" | "choices">): boolean {
  return getDestination(undefined, { site, choices }).scope === "international";
}
