import type { Site } from "@store/contract/shared";
import type { SpecialOrderOption } from "../../database/tables/special-order.ts";
import type { OptionChoice, SelectionOption } from "../../pricing/selection/selection.ts";
import { toSiteWords } from "../../pricing/to-metric-words.ts";

/** The close-ups of fabrics, and what the item looks like in them, by fabric. */
interface FabricFaces {
  fabricPictures: Readonly<Record<string, NonNullable<OptionChoice["picture"]>>>;
  closeUps: Readonly<Record<string, string>>;
}

/** The options of an item that is made to a shopper's order, without the choices that the site does not sell. */
export function toSelectionOptions(
  options: readonly SpecialOrderOption[],
  { site, fabricPictures, closeUps }: { site: Site } & FabricFaces,
): SelectionOption[] {
  return options.map(({ code, name, choices }) => ({
    code,
    name,
    choices: choices.flatMap(({ differenceCents, fabricId, ...choice }) => {
      const cents = differenceCents[site];
      if (cents === undefined) return [];
      const { code: choiceCode, leadWeeks, isRetired } = choice;
      const picture = (fabricId !== null && fabricPictures[fabricId]) || null;
      const closeUp = (fabricId !== null && closeUps[fabricId]) || null;
      return [
        {
          code: choiceCode,
          name: toSiteWords(choice.name, site),
          differenceCents: cents,
          leadWeeks,
          isRetired,
          picture,
          closeUp,
        },
      ];
    }),
  }));
}

/** The legs of a piece of a sectional, which change no price. */
export function toLegs(legs: readonly { code: string; name: string }[]): SelectionOption {
  const plain = { differenceCents: 0, leadWeeks: null, isRetired: false, picture: null, closeUp: null };
  return { code: "legs", name: "Legs", choices: legs.map(({ code, name }) => ({ code, name, ...plain })) };
}
