import type { Product } from "@store/contract/catalog";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { type PickerFabric, SwatchPicker } from "@store/swatch-ui/picker";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { lazyPart } from "../../lazy-part.ts";
import type { SwatchDialogsProps, SwatchRequest } from "../swatches/swatch-dialogs.tsx";
import { toSwatchesUrl } from "../swatches/swatches-url.ts";

const loadDialogs = () => import("../swatches/swatch-dialogs.tsx").then((part) => part.SwatchDialogs);
const SwatchDialogs = lazyPart<SwatchDialogsProps>(loadDialogs);

/**
 * The fabrics of a product with their free swatches. Without scripts, or if the dialogs cannot be loaded, swatches are
 * ordered on their own page.
 */
export function FabricSwatches({ product }: { readonly product: Product }) {
  const { site, brand, locale } = useAtomValue(siteAtom);
  const [request, setRequest] = useState<SwatchRequest | null>(null);
  const { sku, optionName, options } = product;
  const open = (next: SwatchRequest) =>
    loadDialogs().then(
      () => setRequest(next),
      () => window.location.assign(toSwatchesUrl({ sku, choiceCode: next.swatch.choiceCode })),
    );
  return (
    <>
      <SwatchPicker
        name={optionName ?? "Options"}
        chosen={options.find(({ isSelected }) => isSelected)?.label ?? ""}
        fabrics={toPickerFabrics(product, locale)}
        shop={{ country: site, brand }}
        orderUrl={(choiceCode) => toSwatchesUrl({ sku, choiceCode })}
        onOrder={(swatch) => void open({ kind: "order", swatch })}
        onDetails={(swatch) => void open({ kind: "details", swatch })}
      />
      {request === null ? null : (
        <Suspense>
          <SwatchDialogs sku={sku} request={request} onRequest={setRequest} />
        </Suspense>
      )}
    </>
  );
}

/** The fabrics of a product with their surcharge over the lowest price. */
function toPickerFabrics({ options, currency }: Product, locale: "en-US" | "en-CA"): PickerFabric[] {
  const lowest = Math.min(...options.map(({ currentPrice = 0 }) => currentPrice));
  return options.flatMap(({ swatch, navigateUrl, isSelected, isAvailable = true, currentPrice = 0 }) => {
    const more = currentPrice - lowest;
    const price = more === 0 ? "Included" : `+ ${formatPrice(more, { currency, locale })}`;
    return swatch ? [{ swatch, href: navigateUrl, isSelected, isAvailable, price }] : [];
  });
}
