import type { SearchTerm } from "./synonyms.ts";
import { withoutAccents } from "./to-words.ts";

/**
 * The terms as a PostgreSQL full-text query: all of them, each by any of its names. Every name is quoted and has
 * letters and digits only, so typed text cannot contain an operator.
 */
export function toFullTextQuery(terms: readonly SearchTerm[]): string {
  return terms.map(({ alternatives }) => `(${namesOf(alternatives).map(quote).join(" | ")})`).join(" & ");
}

/** Words as the prefix of a name that is still being typed: the last one may be incomplete. */
export function toPrefixQuery(words: readonly string[]): string {
  return words.map((word, place) => (place === words.length - 1 ? `${quote(word)}:*` : quote(word))).join(" & ");
}

function namesOf(alternatives: readonly string[]): string[] {
  return [...new Set(alternatives.flatMap((name) => [name, withoutAccents(name)]))].filter((name) => name !== "");
}

function quote(name: string): string {
  return `'${name}'`;
}
