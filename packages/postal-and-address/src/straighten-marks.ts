/** Typographic apostrophes and dashes, and accents typed for an apostrophe, as the plain ones of a keyboard. */
export function straightenMarks(text: string): string {
  return text.replace(/[‘’‛ʼ′´`]/g, "'").replace(/[‐-―−﹘﹣]/g, "-");
}
