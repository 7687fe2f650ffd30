import * as z from "zod/mini";
import { id, jsonText, sku, type TextBoolean, text, textBoolean } from "../shared/index.ts";

export const selectionChoice = z.strictObject({
  optionCode: text(40),
  optionType: text(40),
  choiceCode: text(40),
  source: z.literal([0, 1]),
  optionSequence: z.int(),
});
export type SelectionChoice = z.infer<typeof selectionChoice>;

/** The current selections: a JSON list of `SelectionChoice`, as text in the query. */
const choices = jsonText(z.array(selectionChoice).check(z.maxLength(50)), 8000);

export interface GetSpecialOrderProduct {
  choices: string;
  sku: string;
  sortType: string;
  outputCacheString: string;
  isFabricPopup: TextBoolean;
  isMaterialToggle?: TextBoolean | undefined;
}
export interface GetChoiceGroups {
  choices: string;
  optionCode: string;
  sku: string;
  sortType: string;
}

export const specialOrderRequests = {
  getCustomConfirmation: z.strictObject({ sku, optionChoiceParameter: text(500) }),
  getSpecialOrderProduct: z.strictObject({
    choices,
    sku,
    sortType: text(40),
    outputCacheString: text(500),
    isFabricPopup: textBoolean,
    isMaterialToggle: z.optional(textBoolean),
  }),
  getChoiceGroups: z.strictObject({ choices, optionCode: text(40), sku, sortType: text(40) }),
  getQuickShip: z.strictObject({ id }),
};
