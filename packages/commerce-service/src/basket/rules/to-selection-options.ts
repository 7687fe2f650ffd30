import type { Site } from "@store/contract/shared";
import type { SpecialOrderOption } from "../../database/tables/special-order.ts";
import type { OptionChoice, SelectionOption } from "../../pricing/selection/selection.ts";
import { toSiteWords } from "../../pricing/to-metric-words.ts";

/** What a choice of a fabric looks like on the item, by fabric. */
type FabricPictures = Readonly<Record<string, NonNullable<OptionChoice["picture"]>>>;

/** The options of an item that is made to a shopper's order, without the choices that the site does not sell. */
export function toSelectionOptions(
  options: readonly SpecialOrderOption[],
  { site, fabricPictures }: { site: Site; fabricPictures: FabricPictures },
): SelectionOption[] {
  return options.map(({ code, name, choices }) => ({
    code,
    name,
    choices: choices.flatMap(({ differenceCents, fabricId, ...choice }) => {
      const cents = differenceCents[site];
      if (cents === undefined) return [];
      const { code: choiceCode, leadWeeks, isRetired } = choice;
      const picture = (fabricId !== null && fabricPictures[fabricId]) || null;
      return [
        {
          code: choiceCode,
          name: toSiteWords(choice.name, site),
          differenceCents: cents,
          leadWeeks,
          isRetired,
          picture,
        },
      ];
    }),
  }));
}

/** The legs of a piece of a sectional, which change no price. */
export function toLegs(legs: readonly { code: string; name: string }[]): SelectionOption {
  const plain = { differenceCents: 0, leadWeeks: null, isRetired: false, picture: null };
  return { code: "legs", name: "Legs", choices: legs.map(({ code, name }) => ({ code, name, ...plain })) };
}
