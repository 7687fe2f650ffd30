import { type ComponentType, Suspense, useEffect, useState } from "react";
import { isPageRunning } from "../../is-page-running.ts";
import { lazyPart } from "../../lazy-part.ts";
import { LazyRows } from "../../lazy-rows.tsx";
import { useBoundary } from "../../use-boundary.ts";
import type { AddLayerPartProps } from "./add-layer-part.tsx";
import type { DeliveryPartProps } from "./delivery-part.tsx";
import type { PersonalizationPartProps } from "./personalization-part.tsx";
import type { ProductDetailsProps } from "./product-details.tsx";
import type { RecommendationRowsProps } from "./recommendation-rows.tsx";
import type { SectionalPartProps } from "./sectional-part.tsx";
import type { TermsPartProps } from "./terms-part.tsx";

const Rows = lazyPart(() => import("./recommendation-rows.tsx").then((part) => part.RecommendationRows));

/**
 * Rows of other products below the page. They load after it, script and all, since they are not the content of the
 * page.
 */
export function Recommendations(props: RecommendationRowsProps) {
  return (
    <LazyRows>
      <Rows {...props} />
    </LazyRows>
  );
}

function ConnectionLost() {
  return (
    <div role="alert" data-part="alert" data-tone="error">
      We are having trouble connecting. Please check your connection and reload the page.
    </div>
  );
}

/** The fields of a personalization, which few products have. */
export const PersonalizationPart = lazyPart<PersonalizationPartProps>(
  () => import("./personalization-part.tsx").then((part) => part.PersonalizationPart),
  ConnectionLost,
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

/** The details below the purchase. */
export const Details = hydratedLater<ProductDetailsProps>(() =>
  import("./product-details.tsx").then((part) => part.ProductDetails),
);

/** The layouts and pieces of a sectional. */
export const Sectional = hydratedLater<SectionalPartProps>(() =>
  import("./sectional-part.tsx").then((part) => part.SectionalPart),
);

const TermsPart = lazyPart<TermsPartProps>(
  () => import("./terms-part.tsx").then((part) => part.TermsPart),
  ConnectionLost,
);

/** Decides here, which hydrates with the page, whether the terms are a popup: their own script hydrates later. */
export function Terms(props: Omit<TermsPartProps, "isPopup">) {
  const [isPopup] = useState(isPageRunning);
  return (
    <Suspense>
      <TermsPart {...props} isPopup={isPopup} />
    </Suspense>
  );
}

const AddLayerPart = lazyPart<AddLayerPartProps>(
  () => import("./add-layer-part.tsx").then((part) => part.AddLayerPart),
  OpenCart,
);

/** The popup after an add, whose script loads with the first add. If it cannot be loaded, the cart confirms the add. */
export function AddLayer(props: AddLayerPartProps) {
  return (
    <Suspense>
      <AddLayerPart {...props} />
    </Suspense>
  );
}

function OpenCart() {
  useEffect(() => window.location.assign("/checkout/cart"), []);
  return null;
}
