import type { OrderSwatchData } from "@store/contract/swatches";
import { siteAtom } from "@store/shopper-state";
import { type SwatchAnswer, SwatchOrder } from "@store/swatch-ui/order-form";
import * as early from "@store/ui-kit/early-marks";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { KnownShopper } from "./swatch-calls.ts";
import { swatchOrderAtom } from "./swatch-commerce.ts";
import { SwatchesThanks } from "./swatches-thanks.tsx";
import { toSwatchesUrl } from "./swatches-url.ts";

export interface SwatchesPageProps {
  readonly data: OrderSwatchData;
  /** Name and e-mail address of the signed-in shopper. */
  readonly known: KnownShopper | null;
  /** The server's response to the form without scripts. */
  readonly answer?: SwatchAnswer | undefined;
}

/** Free swatches of a product, or of the whole assortment, and the address to send them to. */
export function SwatchesPage({ data, known, answer }: SwatchesPageProps) {
  const store = useAtomValue(siteAtom);
  const order = useAtomValue(swatchOrderAtom);
  const [isOrdered, setIsOrdered] = useState(false);
  useEffect(() => {
    if (isOrdered) document.title = `Thank You! | ${store.brandName}`;
  }, [isOrdered, store.brandName]);
  return (
    // A swatch that was asked for is put into the tray, and only scripts know which ones were viewed.
    <div data-part="page" {...(data.DefaultSwatch === null ? early.starts("viewed") : early.starts("always"))}>
      <div data-part="swatches-page">
        {isOrdered ? null : (
          <>
            <h1>Order Free Swatches</h1>
            <p>Choose up to five. No account needed.</p>
          </>
        )}
        <SwatchOrder
          key={data.Sku}
          {...order}
          data={data}
          known={known}
          answer={answer}
          action={toSwatchesUrl({ sku: data.Sku })}
          onOrdered={(values) => {
            setIsOrdered(true);
            order.onOrdered(values);
          }}
          thanks={<SwatchesThanks />}
        />
      </div>
    </div>
  );
}
