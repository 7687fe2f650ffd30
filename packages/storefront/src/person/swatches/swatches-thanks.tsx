import { ThankYou } from "@store/swatch-ui/thank-you";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { swatchShopAtom } from "./swatch-commerce.ts";

/** Shown after an order. */
export function SwatchesThanks() {
  return (
    <ThankYou shop={useAtomValue(swatchShopAtom)}>
      <StoreLink href="/" {...buttonLook("primary")}>
        Continue Shopping
      </StoreLink>
    </ThankYou>
  );
}
