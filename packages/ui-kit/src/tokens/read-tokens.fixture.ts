export type Scheme = "light" | "dark";

/**
 * The custom properties of one style sheet with resolved references, for one color scheme. Throws for a reference to a
 * property that the sheet does not define.
 */
export function readTokens(css: string, scheme: Scheme): (name: string) => string {
  const source = new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  return function resolve(name: string): string {
    const value = source.get(name);
    if (value === undefined) throw new Error(`There is no --${name} in the sheet.`);
    const [, light, dark] = /^light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)$/.exec(value) ?? [];
    if (light && dark) return resolve(scheme === "light" ? light : dark);
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other ? resolve(other) : value;
  };
}
