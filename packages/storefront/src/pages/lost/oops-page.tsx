import type { Link } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { LostWays } from "./lost-ways.tsx";
import { TrendingProducts } from "./trending-products.tsx";

export interface OopsPageProps {
  /** None when the shop's own frame could not be read. */
  readonly departments?: readonly Link[];
  /** Off where nothing can be asked of the shop. */
  readonly showTrending?: boolean;
}

/** For our own mistakes. Plain links: whatever broke may have been the router. */
export function OopsPage({ departments = [], showTrending = true }: OopsPageProps) {
  return (
    <div data-part="page">
      <header data-part="content-head">
        <h1>Oops. Something's not right.</h1>
        <p data-part="content-lead">This one is on us. Your cart is safe. Please try again in a moment.</p>
      </header>
      <LostWays departments={departments} suggest={false}>
        <a href="/" {...buttonLook("primary")}>
          Back to Home
        </a>
        <a href="/checkout/cart" {...buttonLook("secondary")}>
          Go to Cart
        </a>
      </LostWays>
      {showTrending ? <TrendingProducts /> : null}
    </div>
  );
}
