/** The categories that go with a category, the best match first. */
export const companions: Readonly<Record<string, readonly string[]>> = {
  sofas: ["coffee-and-side-tables", "rugs", "pillows-and-throws", "floor-lamps", "chairs"],
  sectionals: ["coffee-and-side-tables", "rugs", "pillows-and-throws", "floor-lamps", "chairs"],
  chairs: ["coffee-and-side-tables", "floor-lamps", "pillows-and-throws", "rugs", "shelves-and-media"],
  "coffee-and-side-tables": ["sofas", "rugs", "vases-and-mirrors", "table-lamps", "chairs"],
  "shelves-and-media": ["vases-and-mirrors", "table-lamps", "chairs", "rugs", "sofas"],
  "dining-tables": ["dining-chairs", "dinnerware", "pendants", "rugs", "vases-and-mirrors"],
  "dining-chairs": ["dining-tables", "dinnerware", "pendants", "rugs", "vases-and-mirrors"],
  dinnerware: ["dining-tables", "dining-chairs", "vases-and-mirrors", "pendants", "table-lamps"],
  beds: ["bedding", "bedroom-storage", "table-lamps", "rugs", "pillows-and-throws"],
  "bedroom-storage": ["beds", "table-lamps", "bedding", "vases-and-mirrors", "rugs"],
  bedding: ["beds", "bedroom-storage", "pillows-and-throws", "table-lamps", "rugs"],
  bath: ["vases-and-mirrors", "bedding", "pillows-and-throws", "rugs", "table-lamps"],
  "table-lamps": ["bedroom-storage", "coffee-and-side-tables", "shelves-and-media", "vases-and-mirrors", "sofas"],
  "floor-lamps": ["chairs", "sofas", "rugs", "coffee-and-side-tables", "shelves-and-media"],
  pendants: ["dining-tables", "dining-chairs", "dinnerware", "vases-and-mirrors", "rugs"],
  rugs: ["sofas", "coffee-and-side-tables", "chairs", "floor-lamps", "dining-tables"],
  "pillows-and-throws": ["sofas", "chairs", "bedding", "rugs", "beds"],
  "vases-and-mirrors": ["shelves-and-media", "coffee-and-side-tables", "table-lamps", "bedroom-storage", "dinnerware"],
};

/** Kinds of which a room has one: whoever has a sofa wants no sectional beside it. */
const alike: readonly (readonly string[])[] = [["sofas", "sectionals"]];

/**
 * The categories whose products go with those of some others, what goes best with most of them first. None is of a kind that
 * is there already, and gifts go with nothing.
 */
export function companionCategories(slugs: readonly string[]): string[] {
  const own = new Set(slugs.flatMap((slug) => alike.find((kinds) => kinds.includes(slug)) ?? [slug]));
  const scores = new Map<string, number>();
  for (const slug of new Set(slugs)) {
    const found = companions[slug] ?? [];
    for (const [place, companion] of found.entries()) {
      scores.set(companion, (scores.get(companion) ?? 0) + found.length - place);
    }
  }
  const ranked = [...scores].filter(([slug]) => !own.has(slug)).toSorted(([, one], [, other]) => other - one);
  return ranked.map(([slug]) => slug);
}
