import type { Product } from "@store/contract/catalog";
import { AddToCartForm } from "@store/product-ui/add-to-cart-form";
import { DimensionsTable } from "@store/product-ui/dimensions-table";
import { Gallery } from "@store/product-ui/gallery";
import { OptionPicker } from "@store/product-ui/option-picker";
import { PriceBlock } from "@store/product-ui/price-block";
import { ProductGrid } from "@store/product-ui/product-grid";
import { ProductNotes } from "@store/product-ui/product-notes";
import { Form, useNavigation } from "react-router";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { ProductDetails } from "./product-details.tsx";

export interface ProductPageProps {
  readonly product: Product;
  /** Why the last add-to-cart did not work; null when it did or was not tried. */
  readonly problem: string | null;
}

/** Everything about one product, in the order of the questions it answers: what, how much, which, when, how large. */
export function ProductPage({ product, problem }: ProductPageProps) {
  const navigation = useNavigation();
  const { currentPrice, regularPrice, currency } = product;
  return (
    <div data-part="page">
      <Breadcrumbs links={product.breadcrumbs} />
      <div data-part="product">
        <Gallery key={product.sku} pictures={product.gallery} productName={product.name} />
        <div data-part="product-buy">
          <div data-part="product-head">
            <h1>{product.name}</h1>
            {product.kind === "donation" ? null : (
              <PriceBlock cents={currentPrice} regularCents={regularPrice} currency={currency} />
            )}
            <p>{product.summary}</p>
          </div>
          {product.options.length > 1 ? (
            <OptionPicker
              name={product.optionName ?? "Options"}
              chosen={product.optionLabel ?? ""}
              options={product.options}
            />
          ) : null}
          <AddToCartForm product={product} Form={Form} busy={navigation.formMethod === "POST"} problem={problem} />
          {product.kind === "donation" ? null : <ProductNotes product={product} />}
          <DimensionsTable dimensions={product.dimensions} />
        </div>
      </div>
      <ProductDetails details={product.details} care={product.care} />
      {product.pairsWith.length > 0 ? (
        <section data-part="page-section">
          <h2>Pairs well with</h2>
          <ProductGrid products={product.pairsWith} />
        </section>
      ) : null}
    </div>
  );
}
