import type { Product } from "@store/contract/catalog";
import { DimensionsTable, knownSides } from "@store/product-ui/dimensions-table";
import type { ReactNode } from "react";
import { DeliveryAnswer } from "./delivery-answer.tsx";
import { FabricAnswer } from "./fabric-answer.tsx";

/** One of the long answers of a product's page. */
export interface Answer {
  /** Its anchor in the page's address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** What there is to say about a product, in the order shoppers ask. What does not apply is left out. */
export function answersOf(product: Product): Answer[] {
  const { details, dimensions, care, fabric, kind } = product;
  const answers: Array<Answer | null> = [
    details.length > 0 ? { id: "details", title: "Details", body: <Details lines={details} /> } : null,
    knownSides(dimensions).length > 0
      ? { id: "dimensions", title: "Dimensions", body: <DimensionsTable dimensions={dimensions} /> }
      : null,
    fabric ? { id: "fabric", title: "Fabric", body: <FabricAnswer fabric={fabric} /> } : null,
    care ? { id: "care", title: "Care", body: <p>{care}</p> } : null,
    kind === "donation" ? null : { id: "delivery", title: "Delivery", body: <DeliveryAnswer product={product} /> },
  ];
  return answers.filter((answer) => answer !== null);
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
