import type { ChoiceGroup } from "@store/contract/special-order";
import type { specialOrderRequests } from "@store/contract/special-order/requests";
import type * as z from "zod/mini";
import { toSelectionOptions } from "../basket/rules/to-selection-options.ts";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import { readSelection } from "../pricing/selection/read-selection.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findSpecialOrder, toFabricPictures } from "./queries/find-special-order.ts";
import { productNotFound } from "./refusals.ts";
import { readChoices } from "./rules/read-choices.ts";
import { toChoiceGroups } from "./rules/to-choice-groups.ts";

/** The choices of one option in another order; none for an option that the product does not have. */
export async function showChoiceGroups(
  { choices, optionCode, sku, sortType }: z.output<typeof specialOrderRequests.getChoiceGroups>,
  context: CallContext,
): Promise<Answer<{ groups: ChoiceGroup[] }>> {
  const { database, site } = context;
  const colorAttribute = toSwatchSettings(context).attributeIds.colorFamily;
  const order = await findSpecialOrder(database, context, { sku, colorAttribute });
  if (!order) return productNotFound(sku);
  const fabricPictures = toFabricPictures(order.stocked);
  const options = order.priceCents === null ? [] : toSelectionOptions(order.options, { site, fabricPictures });
  const { text } = readChoices(choices, { options, all: order.options, dropped: undefined });
  const { selection } = readSelection(text, { options, isRequired: false });
  return {
    kind: "reply",
    reply: { groups: toChoiceGroups(order, { site, options, selection, sortType, optionCode }) },
  };
}
