import { Suspense, useEffect, useState } from "react";
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

const DeliveryPart = lazyPart<DeliveryPartProps>(() => import("./delivery-part.tsx").then((part) => part.DeliveryPart));
const ProductDetails = lazyPart<ProductDetailsProps>(() =>
  import("./product-details.tsx").then((part) => part.ProductDetails),
);

/** Availability, delivery and pickup: a form that works before its script has loaded. */
export function Delivery(props: DeliveryPartProps) {
  const Boundary = useBoundary();
  return (
    <Boundary>
      <DeliveryPart {...props} />
    </Boundary>
  );
}

/** The details below the purchase, which can be read before their script has loaded. */
export function Details(props: ProductDetailsProps) {
  const Boundary = useBoundary();
  return (
    <Boundary>
      <ProductDetails {...props} />
    </Boundary>
  );
}

const SectionalPart = lazyPart<SectionalPartProps>(() =>
  import("./sectional-part.tsx").then((part) => part.SectionalPart),
);

/** The layouts and pieces of a sectional: forms and links that work before their script has loaded. */
export function Sectional(props: SectionalPartProps) {
  const Boundary = useBoundary();
  return (
    <Boundary>
      <SectionalPart {...props} />
    </Boundary>
  );
}

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
