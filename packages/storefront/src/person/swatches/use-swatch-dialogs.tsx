import type { DisplaySwatch } from "@store/contract/swatches";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { useState } from "react";
import type { SwatchRequest } from "./swatch-dialogs.tsx";
import { toSwatchesUrl } from "./swatches-url.ts";

const SwatchDialogs = lazyPart(() => import("./swatch-dialogs.tsx").then((part) => part.SwatchDialogs), {
  fallback: null,
});

/**
 * The dialogs of a product's fabrics, whose script loads with the first one. Without scripts, or if it cannot be loaded,
 * swatches are ordered on their own page.
 */
export function useSwatchDialogs(sku: string) {
  const [request, setRequest] = useState<SwatchRequest | null>(null);
  /** Resolves to whether the dialog is shown. */
  async function show(next: SwatchRequest): Promise<boolean> {
    const isThere = await SwatchDialogs.preload();
    if (isThere) setRequest(next);
    return isThere;
  }
  const onPress = (kind: SwatchRequest["kind"]) => async (swatch: DisplaySwatch) => {
    const url = toSwatchesUrl({ sku, choiceCode: swatch.choiceCode });
    if (!(await show({ kind, swatch }))) window.location.assign(url);
  };
  return {
    show,
    onOrder: onPress("order"),
    onDetails: onPress("details"),
    dialogs: request === null ? null : <SwatchDialogs sku={sku} request={request} onRequest={setRequest} />,
  };
}
