import type { Product } from "@store/contract/catalog";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { type PickerFabric, SwatchPicker } from "@store/swatch-ui/picker";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { toSwatchesUrl } from "../../person/swatches/swatches-url.ts";
import { useSwatchDialogs } from "../../person/swatches/use-swatch-dialogs.tsx";

/** The fabrics of a product with their free swatches. */
export function FabricSwatches({ product }: { readonly product: Product }) {
  const { site, brand, locale } = useAtomValue(siteAtom);
  const { onOrder, onDetails, ...ordering } = useSwatchDialogs(product.sku);
  const dialogs: ReactNode = ordering.dialogs;
  const { sku, optionName, options } = product;
  return (
    <>
      <SwatchPicker
        name={optionName ?? "Options"}
        chosen={options.find(({ isSelected }) => isSelected)?.label ?? ""}
        fabrics={toPickerFabrics(product, locale)}
        shop={{ country: site, brand }}
        orderUrl={(choiceCode) => toSwatchesUrl({ sku, choiceCode })}
        onOrder={onOrder}
        onDetails={onDetails}
      />
      {dialogs}
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
