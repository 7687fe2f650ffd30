import { isPageRunning } from "@store/ui-kit/early";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { useEffect, useState } from "react";
import { PartUnavailable } from "./part-unavailable.tsx";
import type { TermsPartProps } from "./terms-part.tsx";

/** The terms of an item, where they come. */
export const TermsPart = lazyPart(() => import("./terms-part.tsx").then((part) => part.TermsPart), {
  fallback: null,
  Unavailable: PartUnavailable,
});

/** Decides here, which hydrates with the page, whether the terms are a popup: their own script hydrates later. */
export function Terms(props: Omit<TermsPartProps, "isPopup">) {
  const [isPopup] = useState(isPageRunning);
  return <TermsPart {...props} isPopup={isPopup} />;
}

/** What confirms an add to the cart. If it cannot be loaded, the cart does. */
export const AddLayer = lazyPart(() => import("./add-layer-part.tsx").then((part) => part.AddLayerPart), {
  fallback: null,
  Unavailable: OpenCart,
});

/** What an add to a registry leads to on the page of a product. */
export const RegistryPart = lazyPart(() => import("./registry-part.tsx").then((part) => part.RegistryPart), {
  fallback: null,
  Unavailable: PartUnavailable,
});

function OpenCart() {
  useEffect(() => window.location.assign("/checkout/cart"), []);
  return null;
}
