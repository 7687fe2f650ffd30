import type { Place } from "@store/contract/places";
import type { Site } from "@store/contract/shared";
import type { PlaceReading } from "./parse-place-text.ts";
import { countryOfSite, type PostalPlace } from "./postal-place.ts";
import { toCityKey } from "./to-city-key.ts";

export const maxPlaces = 6;

/**
 * The places that are offered for what was typed, those of the likeliest reading first and of one reading the largest
 * city. Of a Canadian place only the first half of the code is known, unless all of it was typed.
 */
export function toPlaces(readings: readonly PlaceReading[], found: readonly PostalPlace[], site: Site): Place[] {
  const offered = readings.flatMap((reading) =>
    found.filter((place) => fits(place, reading)).map((place) => toPlace(place, reading, site)),
  );
  return offered
    .filter((place, index) => offered.findIndex((other) => isAlike(other, place)) === index)
    .slice(0, maxPlaces);
}

function fits(place: PostalPlace, reading: PlaceReading): boolean {
  if (reading.kind === "code") return place.postalCode.startsWith(reading.code);
  return toCityKey(place.city).startsWith(reading.cityKey) && (reading.state === null || reading.state === place.state);
}

function toPlace({ city, state, postalCode }: PostalPlace, reading: PlaceReading, site: Site): Place {
  const isWhole = site === "CA" && reading.kind === "code" && reading.typed.length > 3;
  return {
    ...(reading.address1 === "" ? {} : { address1: reading.address1 }),
    city,
    state,
    postalCode: isWhole ? toWholeCode(reading.typed) : postalCode,
    country: countryOfSite[site],
  };
}

function toWholeCode(typed: string): string {
  const code = typed.replace(" ", "").toUpperCase();
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

function isAlike(first: Place, second: Place): boolean {
  return first.city === second.city && first.state === second.state && first.postalCode === second.postalCode;
}
