import type { Product } from "@store/contract/catalog";
import { DimensionsTable, knownSides } from "@store/product-ui/dimensions-table";
import type { ReactNode } from "react";
import { DeliverySection } from "./delivery-section.tsx";
import { FabricSection } from "./fabric-section.tsx";

/** One section of a product's details. */
export interface DetailSection {
  /** Its fragment in the page's URL. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** The detail sections of a product in their order. Sections that do not apply are left out. */
export function getDetailSections(product: Product): DetailSection[] {
  const { details, dimensions, care, fabric, kind } = product;
  const sections: Array<DetailSection | null> = [
    details.length > 0 ? { id: "details", title: "Details", body: <Details lines={details} /> } : null,
    knownSides(dimensions).length > 0
      ? { id: "dimensions", title: "Dimensions", body: <DimensionsTable dimensions={dimensions} /> }
      : null,
    fabric ? { id: "fabric", title: "Fabric", body: <FabricSection fabric={fabric} /> } : null,
    care ? { id: "care", title: "Care", body: <p>{care}</p> } : null,
    kind === "donation" ? null : { id: "delivery", title: "Delivery", body: <DeliverySection product={product} /> },
  ];
  return sections.filter((section) => section !== null);
}

function Details({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
