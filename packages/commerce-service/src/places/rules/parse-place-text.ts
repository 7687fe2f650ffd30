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
 * kept as `address1`; without a comma every split of the words after the street is a reading, the longest place first.
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

// "Street" or "St": after it a city may begin.
const streetKinds = new Set(
  `alley avenue boulevard circle court drive highway lane parkway place plaza road square street terrace trail way yard
   aly ave blvd cir ct dr hwy ln pkwy pl plz rd sq st ter trl wy`.split(/\s+/),
);

/**
 * A street and a city without a comma: the city begins after the kind of the street, so that the name of a street is
 * not taken for a city while it is typed.
 */
function splitWords(text: string): { street: string; place: string }[] {
  const words = text.split(" ");
  if (!/\d/.test(words[0] ?? "")) return [{ street: "", place: text }];
  const isKind = (word: string) => streetKinds.has(word.toLowerCase().replace(/[.]$/, ""));
  const kind = words.findIndex((word, index) => index > 1 && isKind(word));
  const first = kind === -1 ? words.length : Math.max(kind + 1, words.length - maxCityWords);
  return Array.from({ length: words.length - first }, (_, index) => first + index).map((start) => ({
    street: words.slice(0, start).join(" "),
    place: words.slice(start).join(" "),
  }));
}
