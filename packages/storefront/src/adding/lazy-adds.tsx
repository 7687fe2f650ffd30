import { Suspense, useEffect, useState } from "react";
import { isPageRunning } from "../is-page-running.ts";
import { lazyPart } from "../lazy-part.ts";
import type { AddLayerPartProps } from "../pages/product/add-layer-part.tsx";
import type { TermsPartProps } from "../pages/product/terms-part.tsx";
import { PartUnavailable } from "./part-unavailable.tsx";

const TermsPart = lazyPart<TermsPartProps>(
  () => import("../pages/product/terms-part.tsx").then((part) => part.TermsPart),
  PartUnavailable,
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
  () => import("../pages/product/add-layer-part.tsx").then((part) => part.AddLayerPart),
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
