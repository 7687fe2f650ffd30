/** Whether a character is what a part of a pattern allows. */
export type CharacterTest = (character: string) => boolean;

/**
 * Any character, and the beginning of the escapes that may mean one, of which the platform judges the rest. Half of a
 * surrogate pair is none of them: an engine joins two halves, and texts are read in whole characters. `\0` neither: a
 * digit may follow it.
 */
const dotOrEscape = /^\.|^\\(?:[pPu]\{[^}]*\}|x..|u(?![Dd][89A-Fa-f])....|[^0])/;

/** The dot, escape or class, such as `\d` or `[a-z&&[^q]]`, at the beginning of a text; empty if there is none. */
export function readSet(text: string): string {
  return text.startsWith("[") ? readClass(text) : (dotOrEscape.exec(text)?.[0] ?? "");
}

function readClass(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "[") depth += 1;
    else if (text[at] === "]") depth -= 1;
    if (depth === 0) return text.slice(0, at + 1);
  }
  return "";
}

/**
 * Judges one character by what `readSet` has read. Undefined if that is empty, if the platform does not know it or if it
 * may mean more than one character, as `\p{RGI_Emoji}` does.
 */
export function toCharacterTest(set: string): CharacterTest | undefined {
  try {
    // The complement of what contains longer texts is a syntax error.
    new RegExp(`[^${set}]`, "v");
    const expression = new RegExp(`^${set}$`, "v");
    return set ? (character) => expression.test(character) : undefined;
  } catch {
    return undefined;
  }
}
