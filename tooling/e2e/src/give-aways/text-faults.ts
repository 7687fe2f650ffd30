/** Words and characters that reveal unfinished text. Each is reported with its surroundings. */
const giveAways: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["filler text", /lorem ipsum|dolor sit amet/i],
  ["a note to the maker", /\b(todo|fixme|tbd|xxx+|coming soon|placeholder|sample text|insert \w+ here)\b/i],
  ["a value nobody formatted", /\b(undefined|NaN|null)\b|\[object \w+\]|\$\{|\{\{|\}\}/],
  ["a broken character", /\uFFFD|&amp;|&#\d+;|â€|Ã©/],
  ["the word demo", /\bdemo(nstration)?\b/i],
  ["a price of nothing", /\$0\.00/],
];

/** Every sign of unfinished text in a page, with a few words around each. */
export function textFaults(text: string): string[] {
  return giveAways.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${what}: "${text.slice(Math.max(0, found.index - 30), found.index + 40).trim()}"`] : [];
  });
}

/** Whether an alternative text is a file's or a picture's name instead of what is seen; an ornament has none, which is fine. */
export function isFileName(alt: string, pictureName: string): boolean {
  return alt !== "" && (/\.\w{3,4}$/.test(alt) || alt === pictureName || /^[a-z0-9]+([-_][a-z0-9]+)+$/.test(alt));
}
