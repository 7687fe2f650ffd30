import type { ChoiceGroup, SpecialOrderProduct } from "@store/contract/special-order";
import type { SelectionChoice } from "@store/contract/special-order/requests";

/** The chosen choice of each option, by their codes. */
export type Chosen = Readonly<Record<string, string>>;

type Choice = ChoiceGroup["choices"][number];

/** An option with its groups: that of fabrics has one of leathers beside it. */
export interface OrderOption {
  readonly code: string;
  readonly name: string;
  readonly isFabric: boolean;
  readonly groups: readonly ChoiceGroup[];
}

/** The options of a product in the order of the page. */
export function toOptions(groups: readonly ChoiceGroup[]): OrderOption[] {
  const codes = [...new Set(groups.map(({ optionCode }) => optionCode))];
  return codes.map((code) => {
    const ofOption = groups.filter(({ optionCode }) => optionCode === code);
    const isFabric = ofOption.some(({ groupType }) => groupType === "fabric" || groupType === "leather");
    return { code, name: isFabric ? "Fabric" : (ofOption[0]?.header ?? ""), isFabric, groups: ofOption };
  });
}

/** What a product was loaded with. */
export function toChosen({ browseDto: { choiceGroups } }: SpecialOrderProduct): Chosen {
  return Object.fromEntries(
    choiceGroups.flatMap(({ optionCode, choices }) =>
      choices.filter(({ isSelected }) => isSelected).map(({ code }) => [optionCode, code]),
    ),
  );
}

export function findChoice({ groups }: Pick<OrderOption, "groups">, code: string | undefined): Choice | undefined {
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.code === code);
}

/** The options without a choice. */
export function findMissing(options: readonly OrderOption[], chosen: Chosen): OrderOption[] {
  return options.filter((option) => findChoice(option, chosen[option.code]) === undefined);
}

/** The price of a selection in cents, from that of the last load. */
export function toRunningPrice(product: SpecialOrderProduct, chosen: Chosen): number {
  const options = toOptions(product.browseDto.choiceGroups);
  const loaded = toChosen(product);
  const sum = (one: Chosen) =>
    options.reduce((total, option) => total + (findChoice(option, one[option.code])?.priceDifference ?? 0), 0);
  return product.browseDto.price + sum(chosen) - sum(loaded);
}

/** How long the item is in the workshop with a selection: its own time, or that of the slowest choice. */
export function toRunningLeadTime({ browseDto }: SpecialOrderProduct, chosen: Chosen): string {
  const options = toOptions(browseDto.choiceGroups);
  const ofChoices = options.map((option) => findChoice(option, chosen[option.code])?.leadWeeks ?? 0);
  const weeks = Math.max(browseDto.ownLeadWeeks, ...ofChoices);
  return `Made to order: leaves our workshop in ${weeks} weeks`;
}

/** A selection as the calls take it [SPEC-05]; `pressed` are the options that the shopper has chosen on the page. */
export function toSelectionChoices(
  options: readonly OrderOption[],
  { chosen, pressed }: { readonly chosen: Chosen; readonly pressed: ReadonlySet<string> },
): SelectionChoice[] {
  return options.flatMap(({ code, groups }) => {
    const group = groups.find(({ choices }) => choices.some((choice) => choice.code === chosen[code]));
    const choiceCode = chosen[code];
    if (!group || choiceCode === undefined) return [];
    const { groupType: optionType, optionSequence } = group;
    return [{ optionCode: code, optionType, choiceCode, source: pressed.has(code) ? 1 : 0, optionSequence }];
  });
}

/** The text of a selection for addresses and forms (AMB-246). */
export function toSelectionText(options: readonly OrderOption[], chosen: Chosen): string {
  return options.flatMap(({ code }) => (chosen[code] ? [`${code}.${chosen[code]}`] : [])).join("~");
}
