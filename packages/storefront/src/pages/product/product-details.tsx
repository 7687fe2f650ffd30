import type { Product } from "@store/contract/catalog";
import { answersOf } from "./answers-of.tsx";

export interface ProductDetailsProps {
  readonly product: Product;
  /** "sections": all open, side by side. "accordion": titles that open one answer each; the first is open. */
  readonly layout: "sections" | "accordion";
}

/** The long answers: how it is made, how large it is, how to look after it, how it comes. */
export function ProductDetails({ product, layout }: ProductDetailsProps) {
  const answers = answersOf(product);
  if (answers.length === 0) return null;
  return (
    <div data-part="product-details" data-layout={layout}>
      {answers.map(({ id, title, body }, index) =>
        layout === "sections" ? (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {body}
          </section>
        ) : (
          <details key={id} id={id} open={index === 0}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <div>{body}</div>
          </details>
        ),
      )}
    </div>
  );
}
