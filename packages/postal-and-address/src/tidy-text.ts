// Autofill and messengers wrap values in marks nobody sees (zero-width, byte order, text direction).
const invisibleMarks = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;

/** Drops invisible marks, joins runs of white space to one blank and trims: the common part of every `tidy…`. */
export function tidyText(input: string): string {
  return input.replace(invisibleMarks, "").replace(/\s+/g, " ").trim();
}
