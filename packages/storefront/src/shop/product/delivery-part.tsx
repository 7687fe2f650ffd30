import type { Product } from "@store/contract/catalog";
import { DeliveryCheck, type DeliveryCheckProps } from "@store/product-ui/delivery-check";
import { ProductNotes } from "@store/product-ui/product-notes";
import { Form } from "react-router";
import { toTelephoneUrl } from "../../web/urls/to-telephone-url.ts";
import { returnsOf } from "./get-detail-sections.tsx";

export interface DeliveryPartProps extends Pick<DeliveryCheckProps, "postalCodeLabel"> {
  readonly product: Product;
  readonly phone: string;
}

/** Availability, delivery and pickup of the page's product; another postal code loads the page with it. */
export function DeliveryPart({ product, phone, postalCodeLabel }: DeliveryPartProps) {
  return (
    <>
      {product.kind === "donation" ? null : <ProductNotes product={product} />}
      <DeliveryCheck
        key={product.delivery?.postalCode}
        product={product}
        Form={Form}
        postalCodeLabel={postalCodeLabel}
        returns={returnsOf(product)}
        phone={{ text: phone, url: toTelephoneUrl(phone) }}
      />
    </>
  );
}
