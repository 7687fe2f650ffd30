import type { AddResult } from "@store/contract/cart";
import type { Product } from "@store/contract/catalog";
import { BuyBar } from "@store/product-ui/buy-bar";
import { ProductGrid } from "@store/product-ui/product-grid";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { buttonLook } from "@store/ui-kit/button";
import * as early from "@store/ui-kit/early-marks";
import { viewAttribute } from "@store/ui-kit/early-protocol";
import { Gallery } from "@store/ui-kit/gallery";
import { StoreLink } from "@store/ui-kit/link";
import { Suspense } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { AddLayer, Terms } from "../../buy/adding/lazy-adds.tsx";
import { findAdded, isRegistryAdd, type RegistryOutcome } from "../../buy/adding/registry-outcome.ts";
import { useAdds } from "../../buy/adding/use-adds.ts";
import { findLayout } from "../../web/search-engines/product-data.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { BuyForm, type BuyFormProps } from "./buy-form.tsx";
import { DeliveryPart, type DeliveryPartProps } from "./delivery-part.tsx";
import { DetailsPart } from "./details-part.tsx";
import { FabricChoice } from "./fabric-choice.tsx";
import { LayoutPurchase, Recommendations, Sectional } from "./lazy-parts.tsx";
import type { ProductDetailsProps } from "./product-details.tsx";
import { ChoiceStatus, ProductHead } from "./product-head.tsx";
import { RegistryAdd } from "./registry-add.tsx";

/** The width of a picture of the gallery: the whole page on a phone, and a column or half of it on a desktop. */
const toPictureSizes = (isHalf: boolean) =>
  `(width <= 640px) 100vw, (width <= 1100px) 50vw, ${isHalf ? "min(27vw, 33rem)" : "min(53vw, 66rem)"}`;

export interface ProductPageProps {
  readonly product: Product;
  /** Why the last add-to-cart failed; null if it succeeded or was not tried. */
  readonly problem: string | null;
  /** What the last add-to-cart added; null if it failed, was not tried, or led to the cart. */
  readonly added?: AddResult | null;
  /** What the last add to a registry led to; null without one. */
  readonly registry?: RegistryOutcome | null;
  /** The quantity that is selected at first. */
  readonly quantity?: string | undefined;
  /** How many stars the shown reviews have; 0 for all. */
  readonly stars?: number;
  /** What the server says of the texts of a personalization. */
  readonly submitted?: BuyFormProps["submitted"];
  /** The terms to accept before the add, if there are any. */
  readonly terms?: TermsOfAdd | null;
  /** The layout of the detail sections. */
  readonly details?: ProductDetailsProps["layout"];
  /** A postal code that was refused. */
  readonly refused?: DeliveryPartProps["refused"];
  /** The label of a postal code, and the phone number, of the site. */
  readonly site?: Pick<DeliveryPartProps, "postalCodeLabel" | "phone">;
}

const form = "add-to-cart";

/** A product page, in the order of a shopper's questions: what, how much, which, when, how large. */
export function ProductPage({
  product: found,
  problem,
  added = null,
  registry = null,
  quantity,
  stars = 0,
  terms = null,
  submitted = null,
  details = "sections",
  refused = null,
  site = { postalCodeLabel: "ZIP Code", phone: "" },
}: ProductPageProps) {
  const product = withKeptQuery(found, useSearchParams()[0]);
  const { state, formMethod, formData } = useNavigation();
  // Once its terms are there, nothing is added, though the page may load anew.
  const isAdding = !formData?.has("postalCode");
  const isSending = isAdding && (state === "submitting" || (formMethod === "POST" && terms === null));
  const { adds, closed, close } = useAdds(added);
  const { adds: registryAdds } = useAdds(findAdded(registry));
  const url = `/product/${product.sku}`;
  const layout = findLayout(product);
  const options = (
    <>
      <FabricChoice product={product} />
      {product.customize ? (
        <StoreLink href={product.customize.url} {...buttonLook("secondary")}>
          <strong>{product.customize.title}</strong> <span>{product.customize.note}</span>
        </StoreLink>
      ) : null}
      {product.options.length > 1 ? <ChoiceStatus product={product} layout={layout} /> : null}
    </>
  );
  return (
    <div data-part="page" {...{ [viewAttribute]: viewOf(product) }}>
      <Breadcrumbs links={product.breadcrumbs} />
      <div data-part="product">
        <Gallery
          key={`${product.sku} ${layout?.code}`}
          label={`Pictures of ${product.name}`}
          pictures={product.gallery}
          // As the style sheet places them: the second one is large where it would leave a gap.
          sizes={(index, count) => toPictureSizes(index > 1 || (index === 1 && count % 2 === 1))}
        />
        <div data-part="product-buy" {...early.live}>
          {/* Extensions put nodes beside a price: React then renders only this part again. */}
          <Suspense>
            <ProductHead product={product} layout={layout} />
          </Suspense>
          {layout ? (
            <LayoutPurchase id={form} busy={isSending} {...{ product, layout, problem, adds }}>
              {options}
            </LayoutPurchase>
          ) : (
            <>
              {options}
              {/* Keyed: what was chosen for one product is not chosen for the next. Its other fabrics keep it. */}
              <BuyForm
                key={product.productId}
                id={form}
                product={product}
                busy={isSending}
                problem={problem}
                submitted={submitted}
                quantity={quantity}
                registry={registry}
                isRegistryAdd={formData !== undefined && isRegistryAdd(formData)}
                adds={adds + registryAdds}
              />
            </>
          )}
          {/* What an add costs, when it comes and whether it can go back are close to the button. */}
          <Suspense>
            <DeliveryPart product={product} refused={refused} {...site}>
              {/* It is off for what is made to order, which is no more than a fact. */}
              {product.isMadeToOrder && !layout ? (
                <RegistryAdd form={form} product={product} isTextValid busy={isSending} outcome={registry} />
              ) : null}
            </DeliveryPart>
          </Suspense>
          {terms ? <Terms key={terms.fields.nonce} terms={terms} productUrl={url} /> : null}
        </div>
      </div>
      {product.sectional ? <Sectional product={product} /> : null}
      <Suspense>
        <DetailsPart product={product} layout={details} stars={stars} />
      </Suspense>
      {product.pairsWith.length > 0 ? (
        <section data-part="product-row" aria-labelledby="pairs">
          <h2 id="pairs">Pairs well with</h2>
          <ProductGrid products={product.pairsWith} place="Pairs well with" />
        </section>
      ) : null}
      <Recommendations product={product} isWantedAbove={findAdded(registry) !== null} />
      <BuyBar product={layout ? { ...product, name: layout.name } : product} form={form} busy={isSending}>
        {layout && `Add all ${layout.pieceCount} pieces`}
      </BuyBar>
      {added ? <AddLayer added={added} sku={product.sku} isOpen={added !== closed} onClose={close} /> : null}
    </div>
  );
}

/** What is recorded of a view of the product, also before the application runs. */
const viewOf = ({ sku, productId }: Product) => JSON.stringify({ sku, familyId: productId, optionChoiceParameter: "" });

/** The links to other options keep the layout, the registry that a giver came from, and the postal code of an old link. */
function withKeptQuery(product: Product, params: URLSearchParams): Product {
  const kept = ["postalCode", "registry", "layout"].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  if (kept.length === 0) return product;
  const query = `?${new URLSearchParams(kept)}`;
  const options = product.options.map((option) => ({ ...option, navigateUrl: `${option.navigateUrl}${query}` }));
  return { ...product, options };
}
