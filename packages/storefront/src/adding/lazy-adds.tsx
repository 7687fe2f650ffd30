import { isPageRunning } from "@store/ui-kit/early";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../lazy-part.ts";
import type { AddLayerPartProps } from "../pages/product/add-layer-part.tsx";
import type { RegistryPartProps } from "../pages/product/registry-part.tsx";
import type { TermsPartProps } from "../pages/product/terms-part.tsx";
import { PartUnavailable } from "./part-unavailable.tsx";

/** The terms of an item, where they come. */
export const TermsPart = lazyPart<TermsPartProps>(
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

/** What confirms an add to the cart. If it cannot be loaded, the cart does. */
export const AddLayerPart = lazyPart<AddLayerPartProps>(
  () => import("../pages/product/add-layer-part.tsx").then((part) => part.AddLayerPart),
  OpenCart,
);

/** The popup after an add, whose script loads with the first add. */
export function AddLayer(props: AddLayerPartProps) {
  return (
    <Suspense>
      <AddLayerPart {...props} />
    </Suspense>
  );
}

/** What an add to a registry leads to on the page of a product. */
export const RegistryPart = lazyPart<RegistryPartProps>(
  () => import("../pages/product/registry-part.tsx").then((part) => part.RegistryPart),
  PartUnavailable,
);

function OpenCart() {
  useEffect(() => window.location.assign("/checkout/cart"), []);
  return null;
}
