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

/** The categories whose products go with those of a category; none for gifts. */
export function companionCategories(slug: string): readonly string[] {
  return companions[slug] ?? [];
}
