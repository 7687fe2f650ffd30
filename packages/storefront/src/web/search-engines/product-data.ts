import type { Product } from "@store/contract/catalog";
import type { AvailabilityStatus } from "@store/contract/shared";
import type { StructuredData } from "./structured-data.ts";

// By the numbers of `availabilityStatus`: importing its module would add the contract's schemas to every page.
const stock: Partial<Record<AvailabilityStatus, string>> = {
  1: "https://schema.org/InStock",
  2: "https://schema.org/BackOrder",
};

/** A product's name with its layout and its options, so that no two pages have the same name. */
export function toFullName(product: Pick<Product, "name" | "optionLabel" | "sectional">): string {
  return [product.name, findLayout(product)?.name, product.optionLabel].filter(Boolean).join(", ");
}

/** The ready layout that the page of a sectional sells; undefined if it sells one piece, or something else. */
export const findLayout = ({ sectional }: Pick<Product, "sectional">) =>
  sectional?.layouts?.find(({ isSelected }) => isSelected);

/** A product with its price, stock and pictures. A donation has no price and is not a product. */
export function toProductData(product: Product, { origin, brandName }: { origin: string; brandName: string }) {
  if (product.kind === "donation") return null;
  const { summary, sku, productId, gallery, fabric, reviews } = product;
  // A layout is an offer of its own, of which the SKU is a part.
  const layout = findLayout(product);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: toFullName(product),
    description: summary,
    ...(layout ? {} : { sku }),
    inProductGroupWithID: productId,
    // Neither its fabric, nor its drawing, nor a layout it is a part of.
    image: gallery.flatMap(({ imagePathHiRes, caption }) => (caption ? [] : [`${origin}${imagePathHiRes}`])),
    brand: { "@type": "Brand", name: brandName },
    ...(fabric ? { material: fabric.content } : {}),
    // The page shows them.
    ...(reviews
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: reviews.average,
            reviewCount: reviews.count,
          },
        }
      : {}),
    offers: {
      "@type": "Offer",
      url: `${origin}/product/${sku}${layout ? `?layout=${layout.code}` : ""}`,
      price: toAmount(product.currentPrice),
      priceCurrency: product.currency,
      availability: stock[product.deliveryStatus] ?? "https://schema.org/OutOfStock",
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: brandName },
    },
  } satisfies StructuredData;
}

/** Cents as structured data has amounts: "1899.00". */
function toAmount(cents: number): string {
  const text = String(cents).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
