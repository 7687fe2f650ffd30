import { maxQuantity } from "@store/contract/shared";
import type { ChoiceGroup, SpecialOrderProduct } from "@store/contract/special-order";
import { Button, buttonLook } from "@store/ui-kit/button";
import { useEarlyInput } from "@store/ui-kit/early";
import type { PostForm } from "@store/ui-kit/form";
import { Gallery } from "@store/ui-kit/gallery";
import { NumberField } from "@store/ui-kit/number-field";
import { ChoicePicture } from "@store/ui-kit/picture";
import { type ReactNode, useDeferredValue, useState } from "react";
import { DimensionsLine } from "../dimensions-table/dimensions-table.tsx";
import { ChoiceRadios } from "./choice-radios.tsx";
import { FabricOption } from "./fabric-option.tsx";
import {
  type Chosen,
  findMissing,
  type OrderOption,
  toOptions,
  toRunningLeadTime,
  toRunningPrice,
  toSelectionChoices,
  toSelectionText,
} from "./order-selection.ts";
import type { OrderState } from "./order-state.ts";
import { toOrderPageUrl } from "./to-order-page-url.ts";
import { type SpecialOrderOptions, useSpecialOrder } from "./use-special-order.ts";

/** What the slot of the fabrics gets. */
export interface OrderFabricSlot {
  readonly option: OrderOption;
  /** The group that is shown: fabrics or leathers. */
  readonly group: ChoiceGroup;
  /** The code of the chosen one; "" without one. */
  readonly chosen: string;
  /** The address of the page with a choice. */
  readonly toUrl: (choiceCode: string) => string;
  readonly choose: (choiceCode: string) => void;
  /** The selection as the calls take it. */
  readonly choices: string;
  /** Shows the choices in another order. */
  readonly sort: (groups: readonly ChoiceGroup[]) => void;
  readonly swatches: SpecialOrderProduct["swatches"];
}

export interface SpecialOrderProps extends SpecialOrderOptions {
  /** The path of the page. */
  readonly path: string;
  /** The line of the cart that is edited, and its quantity. */
  readonly edited?: { readonly lineId: string; readonly quantity: number } | null;
  /** How many the address asks for; 1 by default. */
  readonly quantity?: number;
  /** Amounts in cents as the site writes them. */
  readonly formatPrice: (cents: number) => string;
  /** Renders the fabrics with their details and free swatches. */
  readonly renderFabrics: (slot: OrderFabricSlot) => ReactNode;
  /** The form that adds; a plain form by default. */
  readonly Form?: PostForm;
  /** Its URL; the page's own by default. */
  readonly action?: string;
  readonly busy?: boolean;
  /** Why the last add failed. */
  readonly problem?: string | null;
  /** What stands above the options, such as the title. */
  readonly head: ReactNode;
  /** Shows the raw data of the selection, for the debug tools. */
  readonly renderDebug?: (state: OrderState) => ReactNode;
  /** Further buttons, below those of the form. */
  readonly actions?: ReactNode;
  /** Further fields of the form. */
  readonly children?: ReactNode;
}

/**
 * A product that is made to the shopper's order: its options with pictures and differences in price, what was chosen, the
 * running price, and the form that adds it. Without scripts "Update" shows the selection, and the form adds it.
 */
export function SpecialOrder(props: SpecialOrderProps) {
  const { path, edited = null, formatPrice, renderFabrics, Form = "form", busy = false, problem = null } = props;
  const { state, dispatch } = useSpecialOrder(props);
  const { product, chosen, isLoading, material } = state;
  const { browseDto } = product;
  const options = toOptions(browseDto.choiceGroups);
  const [quantity, setQuantity] = useState(props.sent?.quantity ?? edited?.quantity ?? props.quantity ?? 1);
  const missing = findMissing(options, chosen);
  const priceWord = missing.some(({ isFabric }) => isFabric) ? "From " : "";
  const priceText = `${priceWord}${formatPrice(toRunningPrice(product, chosen))}`;
  const fabric = product.swatches.find(({ choiceCode }) => Object.values(chosen).includes(choiceCode));
  const [first] = browseDto.gallery;
  // What the last add said no longer holds after a choice, until the next one.
  const [isOld, setIsOld] = useState(false);
  if (busy && isOld) setIsOld(false);
  function choose(optionCode: string, choiceCode: string) {
    setIsOld(true);
    dispatch({ type: "choose", optionCode, choiceCode });
  }
  const choicesPart = useEarlyInput<HTMLDivElement>((part) => {
    for (const { name, value } of part.querySelectorAll<HTMLInputElement>("input[type=radio]:checked"))
      if (chosen[name] !== value) choose(name, value);
  });
  // Two hundred links follow a press when it is drawn.
  const linked = useDeferredValue(chosen);
  const toUrl = (change: Chosen) =>
    toOrderPageUrl(path, { choices: toSelectionText(options, { ...linked, ...change }), edited });
  return (
    <div data-part="special-order" aria-busy={isLoading}>
      <div data-part="special-order-picture">
        <Gallery
          label={`Pictures of ${product.name}`}
          pictures={browseDto.gallery}
          sizes="(width <= 768px) 100vw, 56vw"
        />
      </div>
      <div data-part="special-order-choices" ref={choicesPart}>
        {props.head}
        {product.isNla ? null : (
          <p data-part="special-order-price">
            <strong>{priceText}</strong>
            {product.priceNote ? <span>{product.priceNote}</span> : null}
          </p>
        )}
        <p data-part="soft">
          <DimensionsLine dimensions={product.dimensions} />
        </p>
        <p data-part="soft">{product.summary}</p>
        {product.isNla ? (
          <>
            <p role="status">
              <strong>No longer available</strong>
            </p>
            <p>
              <Button disabled>Add to Cart</Button>
            </p>
          </>
        ) : (
          <Form method="post" action={props.action} data-part="special-order-form">
            <input type="hidden" name="sku" value={product.superSpecialOrder.sku} />
            <input type="hidden" name="options" value={options.map(({ code }) => code).join(" ")} />
            {material === "leather" ? <input type="hidden" name="material" value={material} /> : null}
            {product.hasTerms ? <input type="hidden" name="terms" value="ask" /> : null}
            {edited ? <input type="hidden" name="line" value={edited.lineId} /> : null}
            {browseDto.ignored.length > 0 ? (
              <p data-part="alert" data-tone="info">{`Not available any more: ${browseDto.ignored.join(", ")}.`}</p>
            ) : null}
            {options.map((option) =>
              option.isFabric ? (
                <FabricOption
                  key={option.code}
                  option={option}
                  material={material}
                  toMaterialUrl={(other) =>
                    toOrderPageUrl(path, {
                      choices: toSelectionText(options, without(chosen, option.code)),
                      edited,
                      material: other,
                    })
                  }
                  onMaterial={(other) => dispatch({ type: "showMaterial", material: other })}
                >
                  {(group) => (
                    <>
                      <input type="hidden" name={option.code} value={chosen[option.code] ?? ""} />
                      {renderFabrics({
                        option,
                        group,
                        chosen: chosen[option.code] ?? "",
                        toUrl: (code) => toUrl({ [option.code]: code }),
                        choose: (choiceCode) => choose(option.code, choiceCode),
                        choices: JSON.stringify(toSelectionChoices(options, state)),
                        sort: (groups) => dispatch({ type: "sorted", groups }),
                        swatches: product.swatches,
                      })}
                    </>
                  )}
                </FabricOption>
              ) : (
                <ChoiceRadios
                  key={option.code}
                  option={option}
                  chosen={chosen[option.code] ?? ""}
                  formatPrice={formatPrice}
                  onChoose={(choiceCode) => choose(option.code, choiceCode)}
                />
              ),
            )}
            {props.children}
            <NumberField label="Quantity" name="quantity" value={quantity} onChange={setQuantity} max={maxQuantity} />
            <div data-part="special-order-buy">
              <div role="alert" data-part="special-order-problem">
                {problem === null || busy || isOld ? null : (
                  <div data-part="alert" data-tone="error">
                    {problem}
                  </div>
                )}
              </div>
              {/* A phone has scrolled the gallery away. */}
              {first ? (
                <div data-part="special-order-thumb" aria-hidden="true">
                  <ChoicePicture
                    shown={{ imagePath: first.imagePath, choiceImagePath: fabric?.imagePath }}
                    alt=""
                    sizes="56px"
                  />
                </div>
              ) : null}
              <div data-part="special-order-sum" role="status">
                <p>
                  <strong>{priceText}</strong> {isLoading ? <span data-part="soft">Updating…</span> : null}
                </p>
                <p data-part="soft">{toRunningLeadTime(product, chosen)}</p>
                {missing.length > 0 ? (
                  <p data-part="soft">{`Still to choose: ${toMissingText(missing, options.length)}`}</p>
                ) : null}
              </div>
              <Button type="submit" busy={busy} busyLabel={edited ? "Saving…" : "Adding…"}>
                {edited ? <span>Save Changes</span> : <span>Add to Cart</span>}
              </Button>
              {/* Before scripts run, it shows price and picture of what was chosen. The Enter key presses the first button. */}
              <button type="submit" formMethod="get" {...buttonLook("secondary")} data-place="special-order-update">
                Update
              </button>
            </div>
            {product.returnsText ? <p data-part="soft">{product.returnsText}</p> : null}
            {props.actions}
          </Form>
        )}
        {props.renderDebug?.(state)}
      </div>
    </div>
  );
}

/** What is missing by name, or how much of it where the names would be too many for a phone. */
function toMissingText(missing: readonly OrderOption[], total: number): string {
  return missing.length > 3 ? `${missing.length} of ${total} options` : missing.map(({ name }) => name).join(", ");
}

function without(chosen: Chosen, optionCode: string): Chosen {
  const { [optionCode]: _dropped, ...kept } = chosen;
  return kept;
}
