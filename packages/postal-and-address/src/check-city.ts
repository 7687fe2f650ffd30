import { isWrittenAsName } from "./check-name.ts";
import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";

// What a city may have beyond the characters of a name.
const beyondName = /,|& /g;

/** Characters of a city at most (SWAT-39). */
export const cityMaxLength = 28;

export interface CityOptions {
  /** Longest city in characters; 28 when absent. */
  readonly max?: number | undefined;
}

/**
 * A city: letters of any script, spaces, apostrophe, period, hyphen, comma, slash, parentheses, and an ampersand only
 * when a blank follows (SWAT-39, AMB-157). Answers the trimmed city.
 */
export function checkCity(input: string, { max = cityMaxLength }: CityOptions = {}): FieldCheck {
  return checkText(input, (city) => isWrittenAsName(city.replace(beyondName, " ")) && city, max);
}
