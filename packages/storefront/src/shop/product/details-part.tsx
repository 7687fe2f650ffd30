import { ProductDetails, type ProductDetailsProps } from "./product-details.tsx";
import { ReviewsPart } from "./reviews-part.tsx";

/** What a product is like, and what buyers say of it: one script, since both expand long texts. */
export function DetailsPart(props: ProductDetailsProps) {
  const { reviews } = props.product;
  return (
    <>
      <ProductDetails {...props} />
      {reviews ? <ReviewsPart reviews={reviews} /> : null}
    </>
  );
}
