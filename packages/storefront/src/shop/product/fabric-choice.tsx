import type { Product } from "@store/contract/catalog";
import { OptionPicker } from "@store/product-ui/option-picker";
import { StoreLink } from "@store/ui-kit/link";
import { toSwatchesUrl } from "../../person/swatches/swatches-url.ts";
import { FabricSwatches } from "./fabric-swatches.tsx";

interface FabricChoiceProps {
  readonly product: Product;
}

/**
 * The options of a product: fabrics with their free swatches if each option is a fabric of its own, plain options
 * otherwise.
 */
export function FabricChoice({ product }: FabricChoiceProps) {
  if (hasFabrics(product)) return <FabricSwatches product={product} />;
  return (
    <>
      <Options product={product} />
      <SwatchLink product={product} />
    </>
  );
}

/** Whether each option is a fabric of its own. */
function hasFabrics({ options }: Product): boolean {
  const codes = new Set(options.map(({ swatch }) => swatch?.choiceCode));
  return options.length > 1 && codes.size === options.length && !codes.has(undefined);
}

function Options({ product: { options, optionName, optionLabel } }: FabricChoiceProps) {
  if (options.length < 2) return null;
  return <OptionPicker name={optionName ?? "Options"} chosen={optionLabel ?? ""} options={options} />;
}

/**
 * The link to the swatches of a product whose options are not fabrics, or whose fabrics are ordered in a free-form
 * text.
 */
function SwatchLink({ product: { sku, swatchOrder, options } }: { readonly product: Product }) {
  if (!swatchOrder) return null;
  const choiceCode = options.find(({ isSelected }) => isSelected)?.swatch?.choiceCode ?? "";
  return (
    <p data-part="swatch-link">
      <StoreLink href={toSwatchesUrl({ sku, choiceCode })}>
        {swatchOrder === "freeForm" ? "Ask for Free Swatches" : "Get Free Swatch"}
      </StoreLink>
    </p>
  );
}
