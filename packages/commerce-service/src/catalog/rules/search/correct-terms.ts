import { shoppersWords } from "./synonyms.ts";
import { withoutAccents } from "./to-words.ts";

/** What the catalog knows about a term. */
export interface KnownTerm {
  text: string;
  /** Whether a product sold here contains it. */
  isKnown: boolean;
  /** Similar words that a product sold here contains, the most similar first. */
  candidates: readonly string[];
}

/**
 * The corrected query: known words stay, unknown ones are replaced by the most similar word or dropped. Null if nothing
 * is left or nothing has changed.
 */
export function correctTerms(terms: readonly KnownTerm[]): string | null {
  const words = terms.flatMap((term) => (term.isKnown ? term.text : (findMeant(term) ?? [])));
  const corrected = words.join(" ");
  return corrected === "" || corrected === terms.map(({ text }) => text).join(" ") ? null : corrected;
}

// A price or a measure is never corrected, nor is a common shopping word that looks like "sage".
const meantAsWritten = /\p{N}|^(sale|new|deals?)$/u;

function findMeant({ text, candidates }: KnownTerm): string | undefined {
  if (meantAsWritten.test(text)) return undefined;
  const word = withoutAccents(text);
  const near = [...candidates, ...shoppersWords].map((candidate) => ({
    candidate,
    edits: editsBetween(word, candidate),
  }));
  const [best] = near
    .filter(({ edits }) => edits <= editsAllowed(word))
    .toSorted((one, other) => one.edits - other.edits);
  return best?.candidate;
}

// The first three typed letters are assumed to be correct.
function editsBetween(word: string, candidate: string): number {
  const plain = withoutAccents(candidate);
  return word.length >= 3 && plain.startsWith(word) ? Math.min(1, countEdits(word, plain)) : countEdits(word, plain);
}

// A short word with two errors is another word.
function editsAllowed(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/**
 * The edit distance of two words: insertions, deletions, substitutions, and transpositions (optimal string alignment).
 */
export function countEdits(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return at(above, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
