import type { Product } from "@store/contract/catalog";

/** The long answers: how it is made and how to look after it. */
export function ProductDetails({ details, care }: Pick<Product, "details" | "care">) {
  return (
    <div data-part="product-details">
      {details.length > 0 ? (
        <section>
          <h2>Details</h2>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {care ? (
        <section>
          <h2>Care</h2>
          <p>{care}</p>
        </section>
      ) : null}
    </div>
  );
}
