import type { AddResult } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import { type QuickShip, type SpecialOrderProduct, specialOrderOperations } from "@store/contract/special-order";
import { formatPrice } from "@store/price-format";
import { RatingLink } from "@store/product-ui/rating";
import { RegistryButton } from "@store/product-ui/registry-button";
import { type LoadSpecialOrder, QuickShipList, SpecialOrder } from "@store/product-ui/special-order";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { useMemo } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";
import { AddLayer, Terms } from "../../buy/adding/lazy-adds.tsx";
import { useAdds } from "../../buy/adding/use-adds.ts";
import { useShowUrl } from "../../web/navigation/use-show-url.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { ReviewsPart } from "../product/reviews-part.tsx";
import { debugProductOperation } from "./debug-operation.ts";
import type { OrderAddress } from "./order-address.ts";
import { OrderFabrics } from "./order-fabrics.tsx";

export interface SpecialOrderPageProps {
  readonly product: SpecialOrderProduct;
  readonly address: OrderAddress;
  /** What is in stock of the same product. */
  readonly quickShip: QuickShip["items"];
  readonly problem: string | null;
  /** What a refused form has sent. */
  readonly fields: Readonly<Record<string, string>> | null;
  readonly added: AddResult | null;
  readonly terms: TermsOfAdd | null;
  /** Whether this is the debug variant. */
  readonly isDebug: boolean;
}

/** A product that is made to order: the options, the calls that they make, and what an add leads to. */
export function SpecialOrderPage(props: SpecialOrderPageProps) {
  const { product, address, quickShip, problem, fields, added, terms, isDebug } = props;
  const { locale, site } = useAtomValue(siteAtom);
  const currency = site === "US" ? "USD" : "CAD";
  // A load that ends while an add is sent, or while its terms are read, ends neither.
  const { show, onSubmit } = useShowUrl({ isHeld: terms !== null });
  const { pathname, search } = useLocation();
  // The router's server writes "~" in another way, and would take the page for another one.
  const own = `${pathname}${search.replaceAll("%7E", "~")}`;
  const isSending = useNavigation().formMethod === "POST";
  const { adds, latest, closed, close } = useAdds(added);
  const loadProduct = useLoadProduct(isDebug);
  const { sku } = product.superSpecialOrder;
  const plainPath = `/special-order/${sku}`;
  const path = isDebug ? `/debug${plainPath}` : plainPath;
  const { edited } = address;
  const format = (cents: number) => formatPrice(cents, { locale, currency });
  return (
    <div data-part="page" onSubmit={onSubmit}>
      <Breadcrumbs links={product.breadcrumbs} />
      <SpecialOrder
        // Another line, and another product, begin anew.
        key={`${sku} ${edited?.lineId}`}
        product={product}
        path={path}
        material={address.material}
        edited={edited}
        quantity={address.quantity}
        sent={fields && { choices: fields.choices ?? "", quantity: Number(fields.quantity) || 1 }}
        formatPrice={format}
        loadProduct={loadProduct}
        onUrl={(url) => {
          const line = edited
            ? `${url.includes("?") ? "&" : "?"}line=${edited.lineId}&quantity=${edited.quantity}`
            : "";
          show(`${url.replace(plainPath, path)}${line}`, { loads: false });
        }}
        renderFabrics={(slot) => <OrderFabrics {...slot} sku={sku} formatPrice={format} />}
        Form={Form}
        action={own}
        busy={isSending}
        problem={problem}
        actions={
          edited ? null : (
            <div data-part="registry-add" data-print="hide">
              <RegistryButton block="madeToOrder" variant="quiet" />
            </div>
          )
        }
        head={
          <>
            <h1>{product.name}</h1>
            {product.reviews ? <RatingLink rating={product.reviews} href={`${search}#reviews`} /> : null}
          </>
        }
        {...(isDebug && {
          renderDebug: ({ chosen, product: { browseDto, superSpecialOrder } }) => (
            <details open>
              <summary>Raw selection data</summary>
              <pre>{JSON.stringify({ chosen, superSpecialOrder, browseDto }, null, 2)}</pre>
            </details>
          ),
        })}
      >
        {edited ? null : <ConfirmationField adds={adds} />}
      </SpecialOrder>
      {terms ? <Terms key={terms.fields.nonce} terms={terms} productUrl={own} /> : null}
      <QuickShipList items={quickShip} />
      {product.reviews ? <ReviewsPart reviews={product.reviews} /> : null}
      {latest ? <AddLayer added={latest} sku={sku} isOpen={latest !== closed} onClose={close} /> : null}
    </div>
  );
}

/** The call that loads the product; a failure is logged (AMB-250). */
function useLoadProduct(isDebug: boolean): LoadSpecialOrder {
  const operation = isDebug ? debugProductOperation : specialOrderOperations.getSpecialOrderProduct;
  const store = useStore();
  return useMemo(() => {
    const client = () => store.get(checkoutClientAtom);
    return async (request, signal) => {
      const result = await client().call(operation, request, { signal });
      if (result.ok) return result.value;
      if (!signal.aborted) {
        const message = `A special order could not be loaded: ${result.failure.kind}.`;
        void client().call(loggingOperations.log, { message, level: "error" });
      }
      return null;
    };
  }, [store, operation]);
}
