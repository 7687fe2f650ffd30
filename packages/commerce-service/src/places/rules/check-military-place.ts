import type { PlaceCheck, PlaceQuestion } from "./check-address-place.ts";
import { toCityKey } from "./to-city-key.ts";

const regionsOfMail: ReadonlySet<string> = new Set(["AA", "AE", "AP"]);
const offices: ReadonlySet<string> = new Set(["apo", "fpo", "dpo"]);

/** Checks an address whose code is of military mail, which names a post office instead of a city; undefined for others. */
export function checkMilitaryPlace({ address, regions }: PlaceQuestion): PlaceCheck | undefined {
  const [region] = regions;
  if (region === undefined || !regionsOfMail.has(region)) return undefined;
  const isOffice = offices.has(toCityKey(address.city));
  if (isOffice && address.state === region) return { isValid: true, suggestions: [] };
  const city = isOffice ? address.city : "APO";
  return { isValid: false, suggestions: [{ city, state: region, zipCode: address.postalCode }] };
}
