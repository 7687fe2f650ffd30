import type { Site } from "@store/contract/shared";
import { regionsOfSite } from "./regions-of-site.ts";
import { toCityKey } from "./to-city-key.ts";

/** A reading of a typed text: a street with a city, or with a postal code, of which it is the prefix. */
export type PlaceReading =
  | { kind: "city"; address1: string; cityKey: string; state: string | null }
  | { kind: "code"; address1: string; code: string; typed: string };

const codeForms: Readonly<Record<Site, RegExp>> = {
  US: /(?:^|[\s,])(\d{3,5})$/,
  CA: /(?:^|[\s,])([A-Z]\d[A-Z](?: ?\d[A-Z]\d)?)$/i,
};
const maxCityWords = 4;
const shortestCity = 2;

/**
 * The readings of the beginning of an address, the most likely first. A house number and street before the place are
 * kept as `address1`; without a comma every split of the last words is a reading, the longest place first.
 *
 * @example parsePlaceText("12 Mill Yard, Chic", "US") // [{ kind: "city", address1: "12 Mill Yard", cityKey: "chic", state: null }]
 */
export function parsePlaceText(text: string, site: Site): PlaceReading[] {
  const typed = text.replaceAll(/\s+/g, " ").trim();
  const code = codeForms[site].exec(typed)?.[1];
  if (code !== undefined) {
    const before = typed.slice(0, typed.length - code.length);
    return [
      {
        kind: "code",
        address1: toStreet(before),
        code: code.slice(0, site === "CA" ? 3 : 5).toUpperCase(),
        typed: code,
      },
    ];
  }
  const withState = takeState(typed, site);
  return [...(withState ? readCity(withState.rest, withState.state) : []), ...readCity(typed, null)];
}

function readCity(text: string, state: string | null): PlaceReading[] {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const place = parts.pop() ?? "";
  if (parts.length > 0) return toReading({ street: parts.join(", "), place, state });
  return splitWords(place).flatMap((split) => toReading({ ...split, state }));
}

function toReading({ street, place, state }: { street: string; place: string; state: string | null }): PlaceReading[] {
  const cityKey = toCityKey(place);
  if (cityKey.length < shortestCity || /^\d/.test(place)) return [];
  return [{ kind: "city", address1: toStreet(street), cityKey, state }];
}

// Only a text with a house number is a street; "Hyde Park, Chicago" has none.
function toStreet(text: string): string {
  const street = text.replace(/[\s,]+$/, "");
  return /^\S*\d\S* \S/.test(street) ? street : "";
}

// "Mill La" may end with Louisiana or with a lane, so both are readings.
function takeState(text: string, site: Site): { state: string; rest: string } | undefined {
  const [, rest = "", region = ""] = /^(.*[^\s,])[\s,]+([a-z]{2})$/i.exec(text) ?? [];
  const state = region.toUpperCase();
  return regionsOfSite[site].has(state) ? { state, rest } : undefined;
}

/** A street and a city without a comma: the last words are the city, and a street has at least two words. */
function splitWords(text: string): { street: string; place: string }[] {
  const words = text.split(" ");
  if (!/\d/.test(words[0] ?? "")) return [{ street: "", place: text }];
  const most = Math.min(maxCityWords, words.length - 2);
  return Array.from({ length: Math.max(0, most) }, (_, index) => words.length - most + index).map((start) => ({
    street: words.slice(0, start).join(" "),
    place: words.slice(start).join(" "),
  }));
}
