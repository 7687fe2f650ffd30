import type { Address, Site, Suggestion } from "@store/contract/shared";
import { findPostalRegions } from "@store/postal-and-address";
import { type PostalPlace, toPlaceCode } from "./postal-place.ts";
import { toCityKey } from "./to-city-key.ts";

const maxSuggestions = 5;

/** What may have been meant by an address that does not hold together, the likeliest first. */
function suggestForAddress(question: PlaceQuestion): Suggestion[] {
  const { city, state, postalCode } = question.address;
  const all = [...toOtherRegions(question), ...toCitiesOfCode(question), ...toNearestCodes(question)];
  const isNew = (suggestion: Suggestion, index: number) =>
    all.findIndex((other) => isAlike(other, suggestion)) === index &&
    !isAlike(suggestion, { city, state, zipCode: postalCode });
  return all.filter(isNew).slice(0, maxSuggestions);
}

/** The city as it was typed, in the state of its code: in Canada where it may lie there, in the US of codes without a city. */
function toOtherRegions({ address: { city, postalCode }, site, regions, ofCode, ofCity }: PlaceQuestion): Suggestion[] {
  return regions
    .filter((state) => (site === "CA" ? fitsCanadianPlace({ state, postalCode }, ofCity) : ofCode.length === 0))
    .map((state) => ({ city, state, zipCode: postalCode }));
}

function toCitiesOfCode({ address: { postalCode }, ofCode }: PlaceQuestion): Suggestion[] {
  return ofCode.map(({ city, state }) => ({ city, state, zipCode: postalCode }));
}

/** The codes of the city that are most like the one that was typed; half a code is none, so none in Canada. */
function toNearestCodes({ address: { state, postalCode }, site, ofCity }: PlaceQuestion): Suggestion[] {
  if (site === "CA") return [];
  return ofCity
    .filter((place) => place.state === state)
    .map((place) => ({ place, slips: countSlips(place.postalCode, postalCode) }))
    .sort((a, b) => a.slips - b.slips || Number(a.place.postalCode) - Number(b.place.postalCode))
    .map(({ place }) => ({ city: place.city, state: place.state, zipCode: place.postalCode }));
}

function isAlike(first: Suggestion, second: Suggestion): boolean {
  return first.city === second.city && first.state === second.state && first.zipCode === second.zipCode;
}

const regionsOfMail: ReadonlySet<string> = new Set(["AA", "AE", "AP"]);
const offices: ReadonlySet<string> = new Set(["apo", "fpo", "dpo"]);

/** Checks an address whose code is of military mail, which names a post office instead of a city; undefined for others. */
function checkMilitaryPlace({ address, regions }: PlaceQuestion): PlaceCheck | undefined {
  const [region] = regions;
  if (region === undefined || !regionsOfMail.has(region)) return undefined;
  const isOffice = offices.has(toCityKey(address.city));
  if (isOffice && address.state === region) return { isValid: true, suggestions: [] };
  const city = isOffice ? address.city : "APO";
  return { isValid: false, suggestions: [{ city, state: region, zipCode: address.postalCode }] };
}

export type PlacedAddress = Pick<Address, "city" | "state" | "postalCode">;

export interface PlaceCheck {
  isValid: boolean;
  /** What may have been meant, the likeliest first; at most five. */
  suggestions: Suggestion[];
}

/** What is known of a typed address. */
interface PlaceQuestion {
  address: PlacedAddress;
  site: Site;
  /** The states or provinces of its postal code. */
  regions: readonly string[];
  /** The places of its postal code. */
  ofCode: readonly PostalPlace[];
  /** The places of its city's name, in the whole country. */
  ofCity: readonly PostalPlace[];
}

/**
 * Whether city, state and postal code of an address belong together, and what may have been meant otherwise. `places` are
 * those of the code and those of the city's name anywhere in the country; of a code that none is known of only the state
 * is judged.
 */
export function checkAddressPlace(address: PlacedAddress, places: readonly PostalPlace[], site: Site): PlaceCheck {
  const code = toPlaceCode(address.postalCode, site);
  const cityKey = toCityKey(address.city);
  const question: PlaceQuestion = {
    address,
    site,
    regions: findPostalRegions(address.postalCode, { country: site }),
    ofCode: places.filter(({ postalCode }) => postalCode === code),
    ofCity: places.filter(({ city }) => toCityKey(city) === cityKey),
  };
  const military = checkMilitaryPlace(question);
  if (military) return military;
  const isRegionRight = question.regions.length === 0 || question.regions.includes(address.state);
  if (isRegionRight && isCityRight(question)) return { isValid: true, suggestions: [] };
  return { isValid: false, suggestions: suggestForAddress(question) };
}

function isCityRight({ address: { city, state, postalCode }, site, ofCode, ofCity }: PlaceQuestion): boolean {
  if (site === "CA") return fitsCanadianPlace({ state, postalCode }, ofCity);
  if (ofCode.length === 0 || ofCode.some((place) => ofCity.includes(place))) return true;
  // A name that is another city's in that state is no slip.
  const isElsewhere = ofCity.some((place) => place.state === state);
  return !isElsewhere && ofCode.some((place) => isSameCity(place.city, city));
}

/** Whether two names mean one city: alike but for accents, marks and short forms, or for a slip or two of the keyboard. */
function isSameCity(first: string, second: string): boolean {
  const [a, b] = [toCityKey(first), toCityKey(second)];
  return a !== "" && (a === b || countSlips(a, b) <= slipsAllowed(Math.min(a.length, b.length)));
}

function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** How many letters have to be added, left out, changed or swapped with a neighbour to make one text of another. */
function countSlips(from: string, to: string): number {
  let [older, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isAlike = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isAlike ? 0 : 1),
        isSwapped ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, last] = [last, next];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/**
 * Whether a city may lie at a Canadian postal code, as far as the places of the city's name tell. They name quarters of
 * large cities and centres of wide areas, so an unknown name is taken at its word; a known one has to lie in the province
 * and the same postal district, which the code's first letter names.
 */
function fitsCanadianPlace(
  { state, postalCode }: { state: string; postalCode: string },
  ofCity: readonly PostalPlace[],
): boolean {
  const [district = ""] = postalCode.trim().toUpperCase();
  return ofCity.length === 0 || ofCity.some((place) => place.state === state && place.postalCode.startsWith(district));
}
