import type { Address, Site, Suggestion } from "@store/contract/shared";
import { findPostalRegions } from "@store/postal-and-address";
import { type PostalPlace, toPlaceCode } from "./postal-place.ts";
import { toCityKey } from "./to-city-key.ts";

const maxSuggestions = 6;

/** The possible corrections of an inconsistent address, the most likely first. */
function suggestForAddress(question: PlaceQuestion): Suggestion[] {
  const { city, state, postalCode } = question.address;
  const all = [...toOtherRegions(question), ...toCitiesOfCode(question), ...toNearestCodes(question)];
  const isNew = (suggestion: Suggestion, index: number) =>
    all.findIndex((other) => isAlike(other, suggestion)) === index &&
    !isAlike(suggestion, { city, state, zipCode: postalCode });
  return all.filter(isNew).slice(0, maxSuggestions);
}

/** The typed city in the state of its code: in Canada if it may be there, in the US for codes without a city. */
function toOtherRegions({ address: { city, postalCode }, site, regions, ofCode, ofCity }: PlaceQuestion): Suggestion[] {
  return regions
    .filter((state) =>
      site === "CA" ? fitsCanadianPlace({ state, postalCode, regions }, ofCity) : ofCode.length === 0,
    )
    .map((state) => ({ city, state, zipCode: postalCode }));
}

/** The cities of the typed code, in the typed state if the code lies there, otherwise in each of its states. */
function toCitiesOfCode({ address: { state: typed, postalCode }, regions, ofCode }: PlaceQuestion): Suggestion[] {
  const states = regions.includes(typed) ? [typed] : regions;
  return ofCode.flatMap(({ city }) => states.map((state) => ({ city, state, zipCode: postalCode })));
}

/** The most similar codes of the city; none in Canada, where only half a code is known. */
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

/** Checks an address with a code of military mail, which has a post office instead of a city; undefined for others. */
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
  /** Possible corrections, the most likely first; at most six. */
  suggestions: Suggestion[];
}

/** The known data of a typed address. */
interface PlaceQuestion {
  address: PlacedAddress;
  site: Site;
  /** The states or provinces of its postal code. */
  regions: readonly string[];
  /** The places of its postal code. */
  ofCode: readonly PostalPlace[];
  /** The places with its city's name, in the whole country. */
  ofCity: readonly PostalPlace[];
}

/**
 * Whether city, state and postal code of an address match, with possible corrections. `places` are those of the code
 * and those with the city's name in the country; for an unknown code only the state is checked.
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

function isCityRight({ address: { city, state, postalCode }, site, regions, ofCode, ofCity }: PlaceQuestion): boolean {
  if (site === "US") return ofCode.length === 0 || ofCode.some((place) => ofCity.includes(place));
  if (ofCity.length > 0) return fitsCanadianPlace({ state, postalCode, regions }, ofCity);
  return !ofCode.some((place) => isMisspelled(city, place.city));
}

/** Whether a name differs from a city's by a typing error or two; another number names another city. */
function isMisspelled(name: string, city: string): boolean {
  const [typed, known] = [toCityKey(name), toCityKey(city)];
  if (typed === known || typed.replaceAll(/\D/g, "") !== known.replaceAll(/\D/g, "")) return false;
  return countSlips(typed, known) <= slipsAllowed(Math.min(typed.length, known.length));
}

function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** The edit distance of two texts: insertions, deletions, substitutions and transpositions. */
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
 * Whether a city may have a Canadian postal code, according to the places with its name. These include districts of
 * large cities and centers of wide areas, so an unknown name is accepted; a known one has to be in the province and the
 * same postal district, which the code's first letter names. Of a code of two provinces, as of the federal offices in
 * Ottawa and Gatineau, the city may have its own codes in another district.
 */
function fitsCanadianPlace(
  { state, postalCode, regions }: { state: string; postalCode: string; regions: readonly string[] },
  ofCity: readonly PostalPlace[],
): boolean {
  const [district = ""] = postalCode.trim().toUpperCase();
  const isRight = (place: PostalPlace) =>
    place.state === state && (regions.length > 1 || place.postalCode.startsWith(district));
  return ofCity.length === 0 || ofCity.some(isRight);
}
