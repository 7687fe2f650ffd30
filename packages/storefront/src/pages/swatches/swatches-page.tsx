import type { OrderSwatchData } from "@store/contract/swatches";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { type SwatchAnswer, SwatchOrder } from "@store/swatch-ui/order-form";
import { ThankYou } from "@store/swatch-ui/thank-you";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { toSwatchOrderProps, toSwatchShop } from "./swatch-commerce.ts";
import { toSwatchesUrl } from "./swatches-url.ts";

export interface SwatchesPageProps {
  readonly data: OrderSwatchData;
  /** Name and e-mail address of the signed-in shopper. */
  readonly known: { readonly firstName: string; readonly lastName: string; readonly emailAddress: string } | null;
  /** The server's response to the form without scripts. */
  readonly answer?: SwatchAnswer | undefined;
}

/** Free swatches of a product, or of the whole assortment, and the address to send them to. */
export function SwatchesPage({ data, known, answer }: SwatchesPageProps) {
  const store = useAtomValue(siteAtom);
  const client = useAtomValue(checkoutClientAtom);
  return (
    <div data-part="page">
      <div data-part="swatches-page">
        <h1>Order Free Swatches</h1>
        <p>Choose up to five. No account needed.</p>
        <SwatchOrder
          key={data.Sku}
          {...toSwatchOrderProps(client, store)}
          data={data}
          known={known}
          answer={answer}
          action={toSwatchesUrl({ sku: data.Sku })}
          thanks={<SwatchesThanks heading={<h2>Thank You!</h2>} />}
        />
      </div>
    </div>
  );
}

/** Shown after an order; the heading's level depends on the surrounding page. */
export function SwatchesThanks({ heading }: { readonly heading?: ReactNode }) {
  return (
    <ThankYou shop={toSwatchShop(useAtomValue(siteAtom))} heading={heading}>
      <StoreLink href="/" {...buttonLook("primary")}>
        Continue Shopping
      </StoreLink>
    </ThankYou>
  );
}
