import type { DisplaySwatch } from "@store/contract/swatches";
import { checkoutClientAtom } from "@store/shopper-state";
import { SwatchFlyout } from "@store/swatch-ui/flyout";
import { SwatchPopup } from "@store/swatch-ui/order-popup";
import styles from "@store/swatch-ui/styles.css?url";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { formSheet } from "../../web/page/form-styles.ts";
import { findKnownShopper, type KnownShopper, loadSwatchData } from "./swatch-calls.ts";
import { swatchOrderAtom } from "./swatch-commerce.ts";
import { toSwatchesUrl } from "./swatches-url.ts";

/** The requested dialog: the order of a swatch, or a fabric's details. */
export interface SwatchRequest {
  readonly kind: "order" | "details";
  readonly swatch: DisplaySwatch;
}

export interface SwatchDialogsProps {
  readonly sku: string;
  readonly request: SwatchRequest;
  readonly onRequest: (request: SwatchRequest | null) => void;
}

/** The dialogs of a product's fabrics; the details have a button that opens the order. */
export function SwatchDialogs({ sku, request, onRequest }: SwatchDialogsProps) {
  const client = useAtomValue(checkoutClientAtom);
  const order = useAtomValue(swatchOrderAtom);
  const [known, setKnown] = useState<KnownShopper | null>(null);
  const close = () => onRequest(null);
  return (
    <>
      <link {...formSheet} precedence="swatches" />
      <link rel="stylesheet" href={styles} precedence="swatches" />
      <SwatchFlyout
        swatch={request.kind === "details" ? request.swatch : null}
        shop={order.shop}
        onClose={close}
        onOrder={(swatch) => onRequest({ kind: "order", swatch })}
      />
      <SwatchPopup
        {...order}
        isOpen={request.kind === "order"}
        onClose={close}
        sku={sku}
        choiceCode={request.swatch.choiceCode}
        action={toSwatchesUrl({ sku })}
        known={known}
        load={async (...asked) => {
          const [data, shopper] = await Promise.all([loadSwatchData(client, ...asked), findKnownShopper(client)]);
          setKnown(shopper);
          return data;
        }}
      />
    </>
  );
}
