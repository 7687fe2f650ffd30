import type { Product } from "@store/contract/catalog";
import { getDetailSections } from "./get-detail-sections.tsx";

export interface ProductDetailsProps {
  readonly product: Product;
  /** "sections": all open, side by side. "accordion": titles that open one section each; the first is open. */
  readonly layout: "sections" | "accordion";
}

/** Details, dimensions, fabric, care and delivery of a product. */
export function ProductDetails({ product, layout }: ProductDetailsProps) {
  const sections = getDetailSections(product);
  if (sections.length === 0) return null;
  return (
    <div data-part="product-details" data-layout={layout}>
      {sections.map(({ id, title, body }, index) =>
        layout === "sections" ? (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <div>{body}</div>
          </section>
        ) : (
          <details key={id} open={index === 0}>
            <summary>
              <h2>{title}</h2>
            </summary>
            {/* Browsers open a section that a link leads into. */}
            <div id={id}>{body}</div>
          </details>
        ),
      )}
    </div>
  );
}
