/** The three bytes of "#rrggbb". Throws on anything else: colors here are our own tables. */
export function parseColor(hex: string): [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new Error(`"${hex}" is not a color. Write it as #rrggbb.`);
  const byte = (i: number) => Number.parseInt(match[i] ?? "", 16);
  return [byte(1), byte(2), byte(3)];
}
