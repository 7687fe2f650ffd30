import { Reviews, type ReviewsProps } from "@store/product-ui/reviews";
import styles from "@store/product-ui/reviews.css?url";

/** What buyers say of the page's product. */
export function ReviewsPart(props: ReviewsProps) {
  return (
    <div data-part="product-row">
      {/* Without a precedence it stays here, where it delays nothing of the page above. */}
      <link rel="stylesheet" href={styles} />
      <Reviews {...props} />
    </div>
  );
}
