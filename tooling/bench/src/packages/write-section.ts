const begin = "<!-- bench -->";
const end = "<!-- /bench -->";

/** A README with a text between its two marks for the benchmark. Throws when they are missing. */
export function writeSection(readme: string, text: string): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README has no markers for the benchmark: ${begin} … ${end}.`);
  return `${readme.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${readme.slice(to)}`;
}
