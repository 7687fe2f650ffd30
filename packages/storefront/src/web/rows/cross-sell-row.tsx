import { CheckoutCarousel } from "@store/product-ui/checkout-carousel";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { useCrossSell } from "./use-cross-sell.ts";

/** The pages with a row of products from CALL-099, by where it stands (AMB-228, AMB-273). */
const rows = {
  error: { location: "trending", title: "Trending Products", look: "page" },
  listing: { location: "trending", title: "Trending Products", look: "listing" },
  search: { location: "trending", title: "Trending Products", look: "page" },
  cart: { location: "youMayAlsoWant", title: "You May Also Want", look: "row" },
  emptyCart: { location: "trending", title: "Trending Products", look: "row" },
  order: { location: "youMayAlsoWant", title: "You May Also Want", look: "doubleDecker" },
} as const;

export interface CrossSellRowProps {
  readonly of: keyof typeof rows;
  /** The products on the page, which the row goes with and does not repeat. */
  readonly skus?: readonly string[];
}

/** A row of products, with placeholders until they have loaded; absent if there are none. */
export function CrossSellRow({ of, skus = [] }: CrossSellRowProps) {
  const { location, title, look } = rows[of];
  const row = useCrossSell(location, skus);
  if (row?.items.length === 0) return null;
  const props = { title: row?.title ?? title, items: row?.items };
  return (
    <div data-part="product-row" data-print="hide">
      {look === "page" || look === "listing" ? (
        <ProductCarousel {...props} place={look} />
      ) : (
        <CheckoutCarousel {...props} layout={look} />
      )}
    </div>
  );
}
