import type { ChoiceGroup, SpecialOrderProduct } from "@store/contract/special-order";
import { type Chosen, findMissing, toChosen, toOptions } from "./order-selection.ts";

export type Material = "fabric" | "leather";

export interface OrderState {
  /** The last load. */
  readonly product: SpecialOrderProduct;
  readonly chosen: Chosen;
  /** The options that the shopper has chosen on the page. */
  readonly pressed: ReadonlySet<string>;
  /** Whether every option is chosen [SPEC-09]. */
  readonly isAllOptionsSelected: boolean;
  /** Whether a load is pending. */
  readonly isLoading: boolean;
  /** Whether fabrics or leathers are shown. */
  readonly material: Material;
  /** What the next load asks for; a new object each time, null for none. */
  readonly wanted: { readonly isMaterialToggle: boolean } | null;
}

export type OrderAction =
  | { readonly type: "choose"; readonly optionCode: string; readonly choiceCode: string }
  | { readonly type: "showMaterial"; readonly material: Material }
  | { readonly type: "loaded"; readonly product: SpecialOrderProduct }
  | { readonly type: "failed" }
  /** The choices of an option in another order. */
  | { readonly type: "sorted"; readonly groups: readonly ChoiceGroup[] };

export function beginOrder(product: SpecialOrderProduct, material?: Material): OrderState {
  const chosen = toChosen(product);
  return {
    product,
    chosen,
    pressed: new Set(),
    isAllOptionsSelected: product.browseDto.isAllOptionsSelected,
    isLoading: false,
    material: material ?? findMaterial(product, chosen),
    wanted: null,
  };
}

/**
 * The state of a special order. A press changes the selection only, until it is complete: then the product is loaded, and
 * again after each later change (AMB-249). A load that fails returns the selection to that of the last one (AMB-250).
 */
export function reduceOrder(state: OrderState, action: OrderAction): OrderState {
  switch (action.type) {
    case "choose": {
      const { optionCode, choiceCode } = action;
      if (state.chosen[optionCode] === choiceCode) return state;
      const chosen = { ...state.chosen, [optionCode]: choiceCode };
      const isComplete = findMissing(toOptions(state.product.browseDto.choiceGroups), chosen) === undefined;
      return {
        ...state,
        chosen,
        pressed: new Set([...state.pressed, optionCode]),
        isAllOptionsSelected: isComplete,
        isLoading: isComplete,
        wanted: isComplete ? { isMaterialToggle: false } : null,
      };
    }
    case "showMaterial": {
      const { material } = action;
      if (material === state.material) return state;
      const fabric = toOptions(state.product.browseDto.choiceGroups).find(({ isFabric }) => isFabric);
      const { [fabric?.code ?? ""]: _dropped, ...chosen } = state.chosen;
      const isAllOptionsSelected = false;
      return { ...state, material, chosen, isAllOptionsSelected, isLoading: true, wanted: { isMaterialToggle: true } };
    }
    case "loaded": {
      const { product } = action;
      const { isAllOptionsSelected } = product.browseDto;
      return { ...state, product, chosen: toChosen(product), isAllOptionsSelected, isLoading: false, wanted: null };
    }
    case "failed": {
      const { product } = state;
      const chosen = toChosen(product);
      const { isAllOptionsSelected } = product.browseDto;
      return {
        ...state,
        chosen: isAllOptionsSelected ? chosen : withoutLast(state, chosen),
        isAllOptionsSelected,
        isLoading: false,
        material: findMaterial(product, chosen),
        wanted: null,
      };
    }
    case "sorted": {
      const codes = new Set(action.groups.map(({ optionCode }) => optionCode));
      const { browseDto } = state.product;
      const rest = browseDto.choiceGroups.filter(({ optionCode }) => !codes.has(optionCode));
      const choiceGroups = [...action.groups, ...rest].toSorted(
        (one, other) => one.optionSequence - other.optionSequence,
      );
      return { ...state, product: { ...state.product, browseDto: { ...browseDto, choiceGroups } } };
    }
  }
}

/** What was chosen before the press that completed the selection: nothing was loaded with it. */
function withoutLast({ chosen, pressed }: OrderState, loaded: Chosen): Chosen {
  const last = [...pressed].at(-1) ?? "";
  const { [last]: _last, ...kept } = chosen;
  return loaded[last] === undefined ? kept : { ...kept, [last]: loaded[last] };
}

function findMaterial({ browseDto: { choiceGroups } }: SpecialOrderProduct, chosen: Chosen): Material {
  const leather = choiceGroups.find(({ groupType }) => groupType === "leather");
  const isLeather = leather?.choices.some(({ code }) => code === chosen[leather.optionCode]) ?? false;
  return isLeather ? "leather" : "fabric";
}
