import type { Site } from "@store/contract/shared";
import type { ChoiceGroup } from "@store/contract/special-order";
import type { SpecialOrderChoice, SpecialOrderOption } from "../../database/tables/special-order.ts";
import type { Selection, SelectionOption } from "../../pricing/selection/selection.ts";
import { toSiteWords } from "../../pricing/to-metric-words.ts";
import { toMacroPath, toSwatchPath } from "../../views/to-picture.ts";
import type { SpecialOrder } from "../queries/find-special-order.ts";

type Choice = ChoiceGroup["choices"][number];

interface GroupOptions {
  readonly site: Site;
  /** As the site sells them. */
  readonly options: readonly SelectionOption[];
  readonly selection: Selection;
  readonly sortType: string;
  /** Only the options of this kind. */
  readonly kind?: SpecialOrderOption["kind"];
  /** Only this option. */
  readonly optionCode?: string;
  /** Whether fabrics come with their close-ups. */
  readonly hasAllPictures?: boolean;
}

const byText = (one: string | null, other: string | null) => (one ?? "").localeCompare(other ?? "", "en");

/** The orders of choices; any other is that of the catalog. */
const orders: Readonly<Record<string, (one: Choice, other: Choice) => number>> = {
  price: (one, other) => one.priceDifference - other.priceDifference,
  name: (one, other) => byText(one.title, other.title),
  color: (one, other) => byText(one.colorFamily, other.colorFamily),
};

/** The choices by option, fabrics apart from leathers. */
export function toChoiceGroups({ options: all, fabrics, stocked }: SpecialOrder, options: GroupOptions): ChoiceGroup[] {
  const { site, selection, sortType, kind, optionCode, hasAllPictures = false } = options;
  const order = Object.hasOwn(orders, sortType) ? orders[sortType] : undefined;
  return all.flatMap((option, index) => {
    if ((kind && option.kind !== kind) || (optionCode !== undefined && option.code !== optionCode)) return [];
    const sold = options.options.find(({ code }) => code === option.code);
    const chosen = selection.find(({ option: { code } }) => code === option.code)?.choice.code;

    const toChoice = (choice: SpecialOrderChoice): Choice[] => {
      const offered = sold?.choices.find(({ code }) => code === choice.code);
      if (!offered) return [];
      const fabric = choice.fabricId === null ? undefined : fabrics[choice.fabricId];
      return [
        {
          code: choice.code,
          title: offered.name,
          text: toSiteWords(choice.text, site),
          isSelected: choice.code === chosen,
          matchingSkus: fabric
            ? stocked.filter(({ fabricId }) => fabricId === choice.fabricId).map(({ sku }) => sku)
            : [],
          images: toImages(choice, { picture: fabric?.picture, hasAllPictures }),
          priceDifference: offered.differenceCents,
          leadTime: offered.leadWeeks === null ? null : `${offered.leadWeeks} weeks`,
          leadWeeks: offered.leadWeeks,
          colorFamily: fabric?.colorFamily ?? null,
          care: fabric ? toSiteWords(fabric.care, site) : null,
          isRetired: offered.isRetired,
        },
      ];
    };

    return split(option, fabrics).flatMap(({ groupType, header, choices }) => {
      const shown = choices.flatMap(toChoice);
      const ordered = order ? shown.toSorted(order) : shown;
      if (ordered.length === 0) return [];
      return { groupType, header, optionCode: option.code, optionSequence: index + 1, choices: ordered };
    });
  });
}

function toImages(
  { image }: SpecialOrderChoice,
  { picture, hasAllPictures }: { picture: string | undefined; hasAllPictures: boolean },
): string[] {
  if (picture === undefined) return image === null ? [] : [image];
  return hasAllPictures ? [toSwatchPath(picture, 200), toMacroPath(picture)] : [toSwatchPath(picture, 200)];
}

/** The groups of an option. */
function split({ kind, name, choices }: SpecialOrderOption, fabrics: SpecialOrder["fabrics"]) {
  if (kind !== "fabric") return [{ groupType: kind, header: name, choices }];
  const isLeather = ({ fabricId }: SpecialOrderChoice) => fabrics[fabricId ?? ""]?.material === "leather";
  return [
    { groupType: "fabric", header: "Fabrics", choices: choices.filter((choice) => !isLeather(choice)) },
    { groupType: "leather", header: "Leathers", choices: choices.filter(isLeather) },
  ];
}
