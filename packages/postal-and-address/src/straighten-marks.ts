/** Typographic apostrophes and dashes as the plain ones of a keyboard. */
export function straightenMarks(text: string): string {
  return text.replace(/[‘’ʼ′＇]/g, "'").replace(/[‐-―−﹣－]/g, "-");
}
