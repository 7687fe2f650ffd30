import type { Product } from "@store/contract/catalog";
import { DeliveryCheck, type DeliveryCheckProps } from "@store/product-ui/delivery-check";
import { ProductNotes } from "@store/product-ui/product-notes";
import { UndoIcon } from "@store/ui-kit/icons";
import type { ReactNode } from "react";
import { Form, type FormProps } from "react-router";
import { useAbroad } from "../../web/context/use-root.ts";
import { toTelephoneUrl } from "../../web/urls/to-telephone-url.ts";

export interface DeliveryPartProps extends Pick<DeliveryCheckProps, "postalCodeLabel" | "refused"> {
  readonly product: Product;
  readonly phone: string;
  /** What else there is to know, at the end of the list. */
  readonly children?: ReactNode;
}

/** The date changes where it stands: the page is not scrolled to its top. */
function FormInPlace(props: FormProps) {
  return <Form {...props} preventScrollReset />;
}

/**
 * What comes with the purchase, in one list: availability, returns, delivery and pickup. Another postal code is that of the
 * whole visit.
 */
export function DeliveryPart({ product, phone, postalCodeLabel, refused, children }: DeliveryPartProps) {
  return (
    <div data-part="buy-facts">
      {product.kind === "donation" ? null : <ProductNotes product={product} />}
      {product.returnsText ? (
        <p data-part="returns">
          <UndoIcon /> <span>{product.returnsText}</span>
        </p>
      ) : null}
      <DeliveryCheck
        product={product}
        Form={FormInPlace}
        abroad={useAbroad()}
        refused={refused}
        postalCodeLabel={postalCodeLabel}
        phone={{ text: phone, url: toTelephoneUrl(phone) }}
      />
      {children}
    </div>
  );
}
