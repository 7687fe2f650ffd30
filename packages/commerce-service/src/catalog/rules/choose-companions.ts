import type { SoldProduct } from "./group-by-product.ts";

const most = 4;

/** What goes well with a product: things to have at home from other categories, one of each category in turn. */
export function chooseCompanions(others: readonly SoldProduct[]): SoldProduct[] {
  const items = others.filter(([first]) => first.kind === "item");
  const ranks = new Map<string, number>();
  const ranked = items.map((product) => {
    const { category_slug: slug } = product[0];
    const rank = ranks.get(slug) ?? 0;
    ranks.set(slug, rank + 1);
    return { product, rank };
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ product }) => product);
}
