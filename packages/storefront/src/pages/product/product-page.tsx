import type { Product } from "@store/contract/catalog";
import { AddToCartForm } from "@store/product-ui/add-to-cart-form";
import { BuyBar } from "@store/product-ui/buy-bar";
import { Gallery } from "@store/product-ui/gallery";
import { OptionPicker } from "@store/product-ui/option-picker";
import { ProductGrid } from "@store/product-ui/product-grid";
import { ProductNotes } from "@store/product-ui/product-notes";
import { Form, useNavigation } from "react-router";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { ChoiceStatus } from "./choice-status.tsx";
import { ProductDetails, type ProductDetailsProps } from "./product-details.tsx";
import { ProductHead } from "./product-head.tsx";
import { Recommendations } from "./recommendations.tsx";

export interface ProductPageProps {
  readonly product: Product;
  /** Why the last add-to-cart did not work; null when it did or was not tried. */
  readonly problem: string | null;
  /** How the long answers below are laid out. */
  readonly details?: ProductDetailsProps["layout"];
}

const form = "add-to-cart";

/** Everything about one product, in the order of the questions it answers: what, how much, which, when, how large. */
export function ProductPage({ product, problem, details = "sections" }: ProductPageProps) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div data-part="page">
      <Breadcrumbs links={product.breadcrumbs} />
      <div data-part="product">
        <Gallery key={product.sku} pictures={product.gallery} productName={product.name} />
        <div data-part="product-buy">
          <ProductHead product={product} />
          {product.options.length > 1 ? (
            <>
              <OptionPicker
                name={product.optionName ?? "Options"}
                chosen={product.optionLabel ?? ""}
                options={product.options}
              />
              <ChoiceStatus product={product} />
            </>
          ) : null}
          <AddToCartForm id={form} product={product} Form={Form} busy={isSending} problem={problem} />
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
    </div>
  );
}
