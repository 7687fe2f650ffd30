import { useSearchParams } from "react-router";
import styles from "./product-details.css?url";
import { ProductDetails, type ProductDetailsProps } from "./product-details.tsx";
import { ReviewsPart } from "./reviews-part.tsx";

/** What a product is like, and what buyers say of it: one script, since both expand long texts. */
export function DetailsPart({ stars, ...props }: ProductDetailsProps & { readonly stars: number }) {
  const [search] = useSearchParams();
  const { reviews } = props.product;
  function toReviewsUrl(stars: number | null): string {
    const others = [...search].filter(([name]) => name !== "stars");
    return `?${new URLSearchParams(stars === null ? others : [...others, ["stars", `${stars}`]])}#reviews`;
  }

  return (
    <>
      {/* Without a precedence it stays here, where it delays nothing of the page above. */}
      <link rel="stylesheet" href={styles} />
      <ProductDetails {...props} />
      {reviews ? <ReviewsPart reviews={reviews} shown={stars} hrefOf={toReviewsUrl} /> : null}
    </>
  );
}
