import type { ComponentType } from "react";
import { PartUnavailable } from "../../adding/part-unavailable.tsx";
import { lazyPart } from "../../lazy-part.ts";
import { LazyRows } from "../../lazy-rows.tsx";
import { useBoundary } from "../../use-boundary.ts";
import type { DeliveryPartProps } from "./delivery-part.tsx";
import type { PersonalizationPartProps } from "./personalization-part.tsx";
import type { ProductDetailsProps } from "./product-details.tsx";
import type { RecommendationRowsProps } from "./recommendation-rows.tsx";
import type { SectionalPartProps } from "./sectional-part.tsx";

const Rows = lazyPart(() => import("./recommendation-rows.tsx").then((part) => part.RecommendationRows));

/**
 * Rows of other products below the page. They load after it, script and all, since they are not the content of the
 * page.
 */
export function Recommendations(props: RecommendationRowsProps) {
  return (
    // They also record that the product was viewed.
    <LazyRows when="hydrated">
      <Rows {...props} />
    </LazyRows>
  );
}

/** The fields of a personalization, which few products have. */
export const PersonalizationPart = lazyPart<PersonalizationPartProps>(
  () => import("./personalization-part.tsx").then((part) => part.PersonalizationPart),
  PartUnavailable,
);

/** A part that works before its script has loaded: a document shows it, and it hydrates later. */
function hydratedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load);
  return function HydratedLater(props: Props) {
    const Boundary = useBoundary();
    return (
      <Boundary>
        <Part {...props} />
      </Boundary>
    );
  };
}

/** Availability, delivery and pickup. */
export const Delivery = hydratedLater<DeliveryPartProps>(() =>
  import("./delivery-part.tsx").then((part) => part.DeliveryPart),
);

/** The details below the purchase, and the reviews. */
export const Details = hydratedLater<ProductDetailsProps>(() =>
  import("./details-part.tsx").then((part) => part.DetailsPart),
);

/** The layouts and pieces of a sectional. */
export const Sectional = hydratedLater<SectionalPartProps>(() =>
  import("./sectional-part.tsx").then((part) => part.SectionalPart),
);
