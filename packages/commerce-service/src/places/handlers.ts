import { type Place, placeOperations } from "@store/contract/places";
import { placeRequests } from "@store/contract/places/requests";
import type { Site } from "@store/contract/shared";
import { checkCity } from "@store/postal-and-address";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { findPlacesByReading } from "./queries/postal-places.ts";
import { type PlaceReading, parsePlaceText } from "./rules/parse-place-text.ts";
import { countryOfSite, type PostalPlace } from "./rules/postal-place.ts";
import { toCityKey } from "./rules/to-city-key.ts";

const maxPlaces = 6;

interface PlaceRequest {
  text: string;
  site: Site;
}

/**
 * The suggested places for a text, those of the most likely reading first and within a reading the largest city. A
 * Canadian place has only the first half of the code, unless all of it was typed.
 */
function toPlaces(readings: readonly PlaceReading[], found: readonly PostalPlace[], site: Site): Place[] {
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

export const placeModule = defineModule({
  operations: placeOperations,
  requests: placeRequests,
  handlers: { suggestPlaces },
});

/** How long an outside service may take before the built-in places answer. */
const patienceMs = 1500;

/** The places that match the beginning of an address, for the address field. */
async function suggestPlaces(request: PlaceRequest, context: CallContext): Promise<Answer<{ places: Place[] }>> {
  const outside = await suggestOutside(request, context);
  return { kind: "reply", reply: { places: outside ?? (await suggestBuiltIn(request, context)) } };
}

/** The places of the configured service; null without one, or if it fails. */
async function suggestOutside({ text, site }: PlaceRequest, { places, log }: CallContext): Promise<Place[] | null> {
  try {
    const found = await places?.suggest(text, site, AbortSignal.timeout(patienceMs));
    return found?.flatMap(toFillable).slice(0, maxPlaces) ?? null;
  } catch (error) {
    // Its message may repeat what was typed.
    log.warn("places.failed", { error: error instanceof Error ? error.name : typeof error });
    return null;
  }
}

// A city that its own field refuses would be a dead end. The places that are built in have none.
function toFillable(place: Place): Place[] {
  const check = checkCity(place.city);
  return check.ok ? [{ ...place, city: check.value }] : [];
}

async function suggestBuiltIn({ text, site }: PlaceRequest, { database }: CallContext): Promise<Place[]> {
  const readings = parsePlaceText(text, site);
  return toPlaces(readings, await findPlacesByReading(database, readings, { site, most: maxPlaces }), site);
}
