import type { ChoiceGroup, SpecialOrderProduct } from "@store/contract/special-order";
import { type Chosen, findChoice, findMissing, toChosen, toOptions } from "./order-selection.ts";

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
  /** What a load that fails returns to: the selection before the first press that it is for; null without a load. */
  readonly before: Pick<OrderState, "chosen" | "material"> | null;
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

/** Begins with what a product was loaded with, and with choices that a form without scripts has sent. */
export function beginOrder(product: SpecialOrderProduct, material?: Material, sent: Chosen = {}): OrderState {
  const options = toOptions(product.browseDto.choiceGroups);
  const known = Object.entries(sent).filter(([optionCode, choiceCode]) =>
    options.some((option) => option.code === optionCode && findChoice(option, choiceCode)),
  );
  const chosen = { ...toChosen(product), ...Object.fromEntries(known) };
  return {
    product,
    chosen,
    pressed: new Set(),
    isAllOptionsSelected: options.length > 0 && findMissing(options, chosen).length === 0,
    isLoading: false,
    material: material ?? findMaterial(product, chosen),
    before: null,
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
      const isComplete = isWhole(state, chosen);
      const next = {
        ...state,
        chosen,
        pressed: new Set([...state.pressed, optionCode]),
        isAllOptionsSelected: isComplete,
      };
      if (!isComplete) return { ...next, isLoading: false, before: null, wanted: null };
      return { ...next, isLoading: true, before: state.before ?? state, wanted: { isMaterialToggle: false } };
    }
    case "showMaterial": {
      const { material } = action;
      if (material === state.material) return state;
      const fabric = toOptions(state.product.browseDto.choiceGroups).find(({ isFabric }) => isFabric);
      const { [fabric?.code ?? ""]: _dropped, ...chosen } = state.chosen;
      return {
        ...state,
        material,
        chosen,
        isAllOptionsSelected: false,
        isLoading: true,
        before: state.before ?? state,
        wanted: { isMaterialToggle: true },
      };
    }
    case "loaded": {
      const product = inOrderOf(state.product.browseDto.choiceGroups, action.product);
      const { isAllOptionsSelected } = product.browseDto;
      const settled = { isLoading: false, before: null, wanted: null };
      return { ...state, product, chosen: toChosen(product), isAllOptionsSelected, ...settled };
    }
    case "failed": {
      const { chosen, material } = state.before ?? state;
      const isAllOptionsSelected = isWhole(state, chosen);
      return { ...state, chosen, material, isAllOptionsSelected, isLoading: false, before: null, wanted: null };
    }
    case "sorted":
      return { ...state, product: inOrderOf(action.groups, state.product) };
  }
}

function isWhole({ product }: Pick<OrderState, "product">, chosen: Chosen): boolean {
  return findMissing(toOptions(product.browseDto.choiceGroups), chosen).length === 0;
}

/** A product whose choices stand in the order of these groups; those of other options stay as they are. */
function inOrderOf(groups: readonly ChoiceGroup[], product: SpecialOrderProduct): SpecialOrderProduct {
  const choiceGroups = product.browseDto.choiceGroups.map((group) => {
    const model = groups.find(({ optionCode, header }) => optionCode === group.optionCode && header === group.header);
    const places = new Map(model?.choices.map(({ code }, index) => [code, index]));
    const toPlace = (code: string) => places.get(code) ?? places.size;
    const choices = group.choices.toSorted((one, other) => toPlace(one.code) - toPlace(other.code));
    return model ? { ...group, choices } : group;
  });
  return { ...product, browseDto: { ...product.browseDto, choiceGroups } };
}

function findMaterial({ browseDto: { choiceGroups } }: SpecialOrderProduct, chosen: Chosen): Material {
  const leather = choiceGroups.find(({ groupType }) => groupType === "leather");
  const isLeather = leather?.choices.some(({ code }) => code === chosen[leather.optionCode]) ?? false;
  return isLeather ? "leather" : "fabric";
}
