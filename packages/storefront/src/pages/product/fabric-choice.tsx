import type { Product } from "@store/contract/catalog";
import { formatPrice } from "@store/price-format";
import { OptionPicker } from "@store/product-ui/option-picker";
import { siteAtom } from "@store/shopper-state";
import { type PickerFabric, SwatchPicker } from "@store/swatch-ui/picker";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { lazyPart } from "../../lazy-part.ts";
import type { SwatchDialogsProps, SwatchRequest } from "../swatches/swatch-dialogs.tsx";
import { toSwatchesUrl } from "../swatches/swatches-url.ts";

const loadDialogs = () => import("../swatches/swatch-dialogs.tsx").then((part) => part.SwatchDialogs);
const SwatchDialogs = lazyPart<SwatchDialogsProps>(loadDialogs);

/**
 * The choice between the SKUs of a product: fabrics with their free swatches where each choice is a fabric of its own,
 * plain options otherwise. A shopper without scripts, or whose dialogs do not load, orders swatches on their own page.
 */
export function FabricChoice({ product }: { readonly product: Product }) {
  const site = useAtomValue(siteAtom);
  const [request, setRequest] = useState<SwatchRequest | null>(null);
  const { sku, optionName, optionLabel } = product;
  const name = optionName ?? "Options";
  const fabrics = toPickerFabrics(product, site);
  const open = (next: SwatchRequest) =>
    loadDialogs().then(
      () => setRequest(next),
      () => window.location.assign(toSwatchesUrl({ sku, choiceCode: next.swatch.choiceCode })),
    );
  if (fabrics === null) {
    return (
      <>
        {product.options.length > 1 ? (
          <OptionPicker name={name} chosen={optionLabel ?? ""} options={product.options} />
        ) : null}
        <SwatchLink product={product} />
      </>
    );
  }
  return (
    <>
      <SwatchPicker
        name={name}
        chosen={optionLabel ?? ""}
        fabrics={fabrics}
        shop={{ country: site.site, brand: site.brand }}
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

/** The way to the swatches of a product whose choices are no fabrics, or whose fabrics are asked for in words. */
function SwatchLink({ product: { sku, swatchOrder, options } }: { readonly product: Product }) {
  if (!swatchOrder) return null;
  const choiceCode = options.find(({ isSelected }) => isSelected)?.swatch?.choiceCode ?? "";
  return (
    <p data-part="swatch-link">
      <StoreLink href={toSwatchesUrl({ sku, choiceCode })}>
        {swatchOrder === "freeForm" ? "Ask for Free Swatches" : "Get Free Swatch"}
      </StoreLink>
    </p>
  );
}

/** The fabrics of a product with what each adds to the lowest price; null where a choice is no fabric of its own. */
function toPickerFabrics(
  { options, currency }: Product,
  { locale }: { locale: "en-US" | "en-CA" },
): PickerFabric[] | null {
  const codes = new Set(options.map(({ swatch, sku }) => swatch?.choiceCode ?? `none ${sku}`));
  if (options.length < 2 || codes.size < options.length) return null;
  const lowest = Math.min(...options.map(({ currentPrice = 0 }) => currentPrice));
  const fabrics = options.map(({ swatch, navigateUrl, isSelected, isAvailable = true, currentPrice = 0 }) => {
    const more = currentPrice - lowest;
    const price = more === 0 ? "Included" : `+ ${formatPrice(more, { currency, locale })}`;
    return swatch ? { swatch, href: navigateUrl, isSelected, isAvailable, price } : null;
  });
  return fabrics.every((fabric) => fabric !== null) ? fabrics : null;
}
