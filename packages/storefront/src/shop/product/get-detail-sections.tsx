import type { Fabric, Product } from "@store/contract/catalog";
import { DimensionsTable, listSides } from "@store/product-ui/dimensions-table";
import { SwatchPicture } from "@store/product-ui/swatch-picture";
import { Reveal } from "@store/ui-kit/reveal";
import type { ReactNode } from "react";

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
    listSides(dimensions).length > 0
      ? { id: "dimensions", title: "Dimensions", body: <DimensionsTable dimensions={dimensions} /> }
      : null,
    fabric ? { id: "fabric", title: "Fabric", body: <FabricSection fabric={fabric} /> } : null,
    care ? { id: "care", title: "Care", body: <p>{care}</p> } : null,
    kind === "donation" ? null : { id: "delivery", title: "Delivery", body: <DeliverySection product={product} /> },
  ];
  return sections.filter((section) => section !== null);
}

/** Long texts show their beginning first. */
function Details({ lines }: { lines: readonly string[] }) {
  return (
    <Reveal>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Reveal>
  );
}

/** The fabric of the selected SKU: a close-up, its content and its care. */
function FabricSection({ fabric }: { fabric: Fabric }) {
  return (
    <div data-part="fabric">
      <SwatchPicture imagePath={fabric.imagePath} />
      <dl>
        <dt>{fabric.name}</dt>
        <dd>{`Price group ${fabric.priceGroup} of 4`}</dd>
        <dt>Made of</dt>
        <dd>{fabric.content}</dd>
        <dt>Care</dt>
        <dd>{fabric.care}</dd>
      </dl>
    </div>
  );
}

interface DeliverySectionProps {
  readonly product: Pick<Product, "availabilityMessage" | "deliveryMessage" | "isOversized" | "returnsText">;
}

/** Availability, delivery, and notes to read before ordering. */
function DeliverySection({ product }: DeliverySectionProps) {
  const { availabilityMessage, deliveryMessage, isOversized, returnsText } = product;
  return (
    <>
      <p>{`${availabilityMessage}. ${deliveryMessage}`}</p>
      {isOversized ? (
        <p>Please measure doors, stairs and elevators along the way; the sizes of the boxes stand above.</p>
      ) : null}
      {returnsText ? <p>{returnsText}</p> : null}
    </>
  );
}
