import * as z from "zod/mini";
import { type PersonalizationEntry, sku, text } from "../shared/index.ts";

/** One part of a design in a request. */
export const personalizationEntry = z.strictObject({
  elementName: text(100),
  text: text(200),
  textcolor: z.optional(text(40)),
  font: z.optional(text(100)),
  monogrammingImg: z.optional(text(500)),
} satisfies Record<keyof PersonalizationEntry, z.ZodMiniType>);

/** The fields of a design besides its texts. */
export const designFields = { templateName: text(100), sku, locationName: text(100) };

/** The texts of a design and their positions on the item. */
export const designRequest = z.strictObject({
  ...designFields,
  personalization: z.array(personalizationEntry).check(z.maxLength(20)),
});
export type Design = z.infer<typeof designRequest>;

export const personalizationRequests = {
  saveDesign: designRequest,
  renderPersonalization: designRequest,
};
