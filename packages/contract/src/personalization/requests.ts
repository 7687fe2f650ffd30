import * as z from "zod/mini";
import { quantity } from "../cart/requests.ts";
import { type PersonalizationEntry, sku, text } from "../shared/index.ts";

/** One part of a design in a request. */
export const personalizationEntry = z.strictObject({
  elementName: text(100),
  text: text(200),
  textcolor: z.optional(text(40)),
  font: z.optional(text(100)),
  monogrammingImg: z.optional(text(500)),
} satisfies Record<keyof PersonalizationEntry, z.ZodMiniType>);

const fields = { templateName: text(100), sku, locationName: text(100) };

/** The texts of a design and their positions on the item. */
export const designRequest = z.strictObject({
  ...fields,
  personalization: z.array(personalizationEntry).check(z.maxLength(20)),
});
export type Design = z.infer<typeof designRequest>;

const monogramEntry = z.strictObject({ elementName: text(100), text: text(200), textcolor: text(40), font: text(100) });
export const addMonogrammedRequest = z.strictObject({
  quantity,
  orderType: text(40),
  profileGuid: text(64),
  design: z.strictObject({ ...fields, personalization: z.array(monogramEntry).check(z.maxLength(20)) }),
});
export type AddMonogrammed = z.infer<typeof addMonogrammedRequest>;

export const personalizationRequests = {
  saveDesign: designRequest,
  renderPersonalization: designRequest,
  addMonogrammed: addMonogrammedRequest,
};
