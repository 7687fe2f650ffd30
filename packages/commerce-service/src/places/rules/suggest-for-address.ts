import type { Suggestion } from "@store/contract/shared";
import type { PlaceQuestion } from "./check-address-place.ts";
import { fitsCanadianPlace } from "./fits-canadian-place.ts";
import { countSlips } from "./is-same-city.ts";

const maxSuggestions = 5;

/** What may have been meant by an address that does not hold together, the likeliest first. */
export function suggestForAddress(question: PlaceQuestion): Suggestion[] {
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
