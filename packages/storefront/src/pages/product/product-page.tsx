import type { AddResult } from "@store/contract/cart";
import type { Product } from "@store/contract/catalog";
import { AddToCartForm } from "@store/product-ui/add-to-cart-form";
import { BuyBar } from "@store/product-ui/buy-bar";
import { DimensionsLine, knownSides } from "@store/product-ui/dimensions-table";
import { PriceBlock } from "@store/product-ui/price-block";
import { ProductGrid } from "@store/product-ui/product-grid";
import { ProductNotes } from "@store/product-ui/product-notes";
import { Gallery } from "@store/ui-kit/gallery";
import { memo, Suspense, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { findAmountProblem } from "../../find-amount-problem.ts";
import { isPageRunning } from "../../is-page-running.ts";
import { lazyPart } from "../../lazy-part.ts";
import { LazyRows } from "../../lazy-rows.tsx";
import type { CustomOrder } from "../../server/find-custom-order.ts";
import { useBoundary } from "../../use-boundary.ts";
import { useIsHydrated } from "../../use-is-hydrated.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import type { CustomOrderStepProps } from "./custom-order-step.tsx";
import { FabricChoice } from "./fabric-choice.tsx";
import type { PersonalizationPartProps } from "./personalization-part.tsx";
import { ProductDetails, type ProductDetailsProps } from "./product-details.tsx";
import type { RecommendationRowsProps } from "./recommendation-rows.tsx";

const Rows = lazyPart(() => import("./recommendation-rows.tsx").then((part) => part.RecommendationRows));

/**
 * Rows of other products below the page. They load after it, script and all, since they are not the content of the
 * page.
 */
function Recommendations(props: RecommendationRowsProps) {
  return (
    <LazyRows>
      <Rows {...props} />
    </LazyRows>
  );
}

function ConnectionLost() {
  return (
    <div role="alert" data-part="alert" data-tone="error">
      We are having trouble connecting. Please check your connection and reload the page.
    </div>
  );
}
const CustomOrderStep = lazyPart<CustomOrderStepProps>(
  () => import("./custom-order-step.tsx").then((part) => part.CustomOrderStep),
  ConnectionLost,
);
const PersonalizationPart = lazyPart<PersonalizationPartProps>(
  () => import("./personalization-part.tsx").then((part) => part.PersonalizationPart),
  ConnectionLost,
);

/** The fields of a personalization, usable before their script has loaded: nothing here changes with the page. */
const Personalization = memo(function Personalization(props: PersonalizationPartProps) {
  const Boundary = useBoundary();
  return (
    <Boundary>
      <PersonalizationPart {...props} />
    </Boundary>
  );
});
const Confirmation = lazyPart(() => import("./add-confirmation.tsx").then((part) => part.AddConfirmation), OpenCart);

/** The cart confirms an add as well. */
function OpenCart() {
  useEffect(() => window.location.assign("/checkout/cart"), []);
  return null;
}

/** Decides here, which hydrates with the page, whether the terms are a popup: their own script hydrates later. */
function CustomOrderTerms(props: Omit<CustomOrderStepProps, "isPopup">) {
  const [isPopup] = useState(isPageRunning);
  return (
    <Suspense>
      <CustomOrderStep {...props} isPopup={isPopup} />
    </Suspense>
  );
}

/** The form's hidden field that asks for the confirmation instead of the cart. */
export const confirmationField = "confirmation";

/**
 * Asks for the confirmation if scripts run. The number of adds so far makes an add after a confirmation a new one; a double
 * click repeats the first. A component of its own, so that hydration does not render the page again.
 */
function ConfirmationField({ adds }: { readonly adds: number }) {
  return useIsHydrated() ? <input type="hidden" name={confirmationField} value={adds} /> : null;
}

/** The width of the gallery: the whole page on a phone, about half of it on a desktop. */
const gallerySizes = "(width <= 768px) 100vw, 56vw";

export interface ProductPageProps {
  readonly product: Product;
  /** Why the last add-to-cart failed; null if it succeeded or was not tried. */
  readonly problem: string | null;
  /** What the last add-to-cart added; null if it failed, was not tried, or led to the cart. */
  readonly added?: AddResult | null;
  /** What the server says of the texts of a personalization. */
  readonly submitted?: PersonalizationPartProps["submitted"];
  /** The add that waits until its terms are accepted, if there is one. */
  readonly customOrder?: CustomOrder | null;
  /** The layout of the detail sections. */
  readonly details?: ProductDetailsProps["layout"];
}

const form = "add-to-cart";

/** A product page, in the order of a shopper's questions: what, how much, which, when, how large. */
export function ProductPage({
  product,
  problem,
  added = null,
  customOrder = null,
  submitted = null,
  details = "sections",
}: ProductPageProps) {
  const personalization = useRef<{ check(): boolean }>(null);
  const Boundary = useBoundary();
  const [amountProblem, setAmountProblem] = useState<string | null>(null);
  const isSending = useNavigation().formMethod === "POST";
  const [closed, setClosed] = useState<AddResult | null>(null);
  const [adds, setAdds] = useState({ added, count: 0 });
  if (adds.added !== added) setAdds({ added, count: adds.count + 1 });
  return (
    <div data-part="page">
      <Breadcrumbs links={product.breadcrumbs} />
      <div data-part="product">
        <Gallery
          key={product.sku}
          label={`Pictures of ${product.name}`}
          pictures={product.gallery.map(withCaption)}
          sizes={gallerySizes}
        />
        <div data-part="product-buy">
          {/* Extensions put nodes beside a price: React then renders only this part again. */}
          <Boundary>
            <ProductHead product={product} />
          </Boundary>
          <FabricChoice product={product} />
          {product.options.length > 1 ? <ChoiceStatus product={product} /> : null}
          <AddToCartForm
            id={form}
            product={product}
            Form={Form}
            busy={isSending}
            problem={amountProblem ?? problem}
            quantity={submitted?.fields.quantity}
            validate={(fields) => {
              const found = product.kind === "donation" ? findAmountProblem(fields) : null;
              setAmountProblem(found);
              return found === null;
            }}
            checkPersonalization={() => personalization.current?.check() ?? true}
          >
            {product.kind === "donation" ? null : <ConfirmationField adds={adds.count} />}
            {product.customOrderConfirmation?.hasCustomOrderConfirmation ? (
              <input type="hidden" name="terms" value="ask" />
            ) : null}
            {product.personalization ? (
              <Personalization product={product} submitted={submitted} handle={personalization} />
            ) : null}
          </AddToCartForm>
          {customOrder ? (
            <CustomOrderTerms
              key={customOrder.fields.nonce}
              order={customOrder}
              productUrl={`/product/${product.sku}`}
            />
          ) : null}
          {product.kind === "donation" ? null : <ProductNotes product={product} />}
        </div>
      </div>
      <ProductDetails product={product} layout={details} />
      {product.pairsWith.length > 0 ? (
        <section data-part="product-row" aria-labelledby="pairs">
          <h2 id="pairs">Pairs well with</h2>
          <ProductGrid products={product.pairsWith} />
        </section>
      ) : null}
      <Recommendations product={product} />
      <BuyBar product={product} form={form} busy={isSending} />
      {added ? (
        <Suspense>
          <Confirmation added={added} sku={product.sku} isOpen={added !== closed} onClose={() => setClosed(added)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** A picture in another fabric than the selected one says so. */
function withCaption({ shownIn, ...picture }: Product["gallery"][number]) {
  return shownIn === undefined ? picture : { ...picture, caption: `Shown in ${shownIn}` };
}

/** Name, price, options and size, in the first screen. */
function ProductHead({ product }: { product: Product }) {
  const { name, kind, currentPrice, regularPrice, currency, summary, dimensions } = product;
  return (
    <div data-part="product-head">
      <h1>{name}</h1>
      {kind === "donation" ? null : <PriceBlock cents={currentPrice} regularCents={regularPrice} currency={currency} />}
      <p data-part="product-summary">{summary}</p>
      {knownSides(dimensions).length > 0 ? (
        <p data-part="product-size">
          <DimensionsLine dimensions={dimensions} />. <a href="#dimensions">See all dimensions</a>
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceStatusProps {
  readonly product: Pick<
    Product,
    "productId" | "sku" | "optionName" | "optionLabel" | "formattedPrice" | "availabilityMessage"
  >;
}

/**
 * Announces the page's content after another fabric, finish or size was selected: the focus stays on the option while
 * picture, price and delivery change. Silent on the first render, and if another product is shown.
 */
function ChoiceStatus({ product }: ChoiceStatusProps) {
  const { productId, sku, optionName, optionLabel, formattedPrice, availabilityMessage } = product;
  const [shown, setShown] = useState({ productId, sku, isChosen: false });
  if (shown.sku !== sku) setShown({ productId, sku, isChosen: shown.productId === productId });
  return (
    <p role="status" data-part="visually-hidden">
      {shown.isChosen ? `${optionName ?? "Option"}: ${optionLabel}, ${formattedPrice}. ${availabilityMessage}.` : ""}
    </p>
  );
}
