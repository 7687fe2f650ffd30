import * as z from "zod/mini";

/** What a font allows: a pattern that a whole line has to match, and how many characters a line has. */
export const fontAttributes = z.object({ validationRegEx: z.string(), minLength: z.int(), maxLength: z.int() });
export type FontAttributes = z.infer<typeof fontAttributes>;

/** One part of the personalization of an item, such as a line of text. */
export const personalizationEntry = z.object({
  elementName: z.string(),
  text: z.string(),
  textcolor: z.optional(z.string()),
  font: z.optional(z.string()),
  /** A picture of the whole design. */
  monogrammingImg: z.optional(z.string()),
});
export type PersonalizationEntry = z.infer<typeof personalizationEntry>;
