import type { toCatalogRows } from "@store/sample-store/catalog-rows";

/** A listing of a brand with pictures of its products, those of different categories and products first. */
interface Listing {
  readonly slug: string;
  readonly pictures: readonly string[];
}

/** The listing of some categories of one department. */
const combined = { slug: "sofas-and-sectionals", members: ["sofas", "sectionals"] };

/** The listings of a brand in which it sells something. */
export function listListings(rows: ReturnType<typeof toCatalogRows>, brand: string): Listing[] {
  const sold = new Set(rows.brand_product.flatMap((row) => (row.brand === brand ? row.product_id : [])));
  const shelves = new Map(
    rows.category.map(({ slug }) => [
      slug,
      rows.product
        .filter(({ product_id: id, category_slug: category }) => category === slug && sold.has(id))
        .map(({ product_id: id }) => picturesOf(rows, id)),
    ]),
  );
  const picturesIn = (slugs: readonly string[]) => takeTurns(slugs.map((slug) => takeTurns(shelves.get(slug) ?? [])));
  const categories = rows.category.map(({ slug, parent_slug: parent }) => {
    const children = rows.category.flatMap((row) => (row.parent_slug === slug ? row.slug : []));
    return { slug, parent, pictures: picturesIn([slug, ...children]) };
  });
  const departments = categories.filter(({ parent }) => parent === null);
  return [
    ...categories,
    { slug: combined.slug, pictures: picturesIn(combined.members) },
    { slug: "all", pictures: takeTurns(departments.map(({ pictures }) => pictures)) },
  ].filter(({ pictures }) => pictures.length > 0);
}

function picturesOf({ variant }: ReturnType<typeof toCatalogRows>, productId: string): string[] {
  return variant.flatMap(({ product_id: id, picture }) =>
    id === productId && !picture.startsWith("pieces/") ? picture : [],
  );
}

/** The first of each list, then the second of each, and so on. */
function takeTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(turns.flat())];
}
