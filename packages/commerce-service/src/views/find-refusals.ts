import type { ResolvedLine } from "../basket/basket-context.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../basket/rules/to-recipients.ts";
import { countryOfSite, toDeliveryPlace } from "../delivery/rules/delivery-place.ts";
import { type LineToCarry, refuseLines } from "../delivery/rules/refuse-lines.ts";
import { type RegistryRecord, toRegistryWords } from "../registries/registry-record.ts";

/** Why lines cannot be delivered to their destination, or cannot be picked up or installed abroad, by line id. */
export function findRefusals({
  basket,
  recipients,
}: Pick<BasketState, "basket" | "recipients">): ReadonlyMap<string, string> {
  // A store is in the site's country; the cart determines whether the order is shipped abroad.
  const { site, choices } = basket;
  const anywhere = toDeliveryPlace({ country: choices.shipToCountry ?? countryOfSite[site] }, site);
  const refused = recipients.flatMap(({ lines, place, registry }) =>
    refuseLines(lines.map(toLineToCarry), place ?? anywhere).map(
      ({ lineId, reason }) => [lineId, registry ? toRegistryRefusal(registry) : reason] as const,
    ),
  );
  return new Map(refused);
}

// The reason would say what kind of address it is.
function toRegistryRefusal({ name }: Pick<RegistryRecord, "name">): string {
  return `This item cannot be delivered to ${toRegistryWords(name)}. Please choose another address.`;
}

/** The lines that may not be shipped to or picked up in their state or province, each with the text beside it. */
export function findRestrictions({ recipients }: Pick<BasketState, "recipients">): ReadonlyMap<string, string> {
  const restricted = recipients.flatMap((recipient) =>
    recipient.lines.flatMap((line) => {
      const { lineId, locationId } = line;
      const restrictedIn = findRestrictedRegion(line, recipient);
      const { registry } = recipient;
      return restrictedIn === null
        ? []
        : [[lineId, toRestrictionText({ restrictedIn, locationId, registry })] as const];
    }),
  );
  return new Map(restricted);
}

/** The state or province of a line's address or pickup store that does not allow it; null if there is none. */
export function findRestrictedRegion(
  { item }: ResolvedLine,
  { address, place, store }: Pick<BasketRecipient, "address" | "place" | "store">,
): string | null {
  const regions = address && place ? place.regions : store ? [store.state] : [];
  return regions.find((region) => item.restrictedStates.includes(region)) ?? null;
}

/** "Cannot be shipped to CA"; to a registry without the state in which it is. */
export function toRestrictionText({
  restrictedIn,
  locationId,
  registry,
}: {
  restrictedIn: string | null;
  locationId: string | null;
  registry: Pick<RegistryRecord, "name"> | null;
}): string {
  if (registry && locationId === null) return `Cannot be shipped to ${toRegistryWords(registry.name)}`;
  return locationId === null ? `Cannot be shipped to ${restrictedIn}` : `Cannot be picked up in ${restrictedIn}`;
}

function toLineToCarry({ lineId, item, locationId, hasInstallation }: ResolvedLine): LineToCarry {
  const isDonation = item.kind === "donation";
  return { lineId, shipMethod: item.shipMethod, isDonation, isPickup: locationId !== null, hasInstallation };
}
