import * as z from "zod/mini";
import { optionalText } from "./request-values.ts";

// What a shopper chooses of an item beyond its SKU: as an add names it, and as its line is shown. Pages load the second
// alone, so each call of the first is marked as pure.

/** The options of an added item. */
export const itemOptions = {
  OptionChoiceParameter: /* @__PURE__ */ optionalText(500),
  PersonalizationText: /* @__PURE__ */ optionalText(60),
  GiftRegistryId: /* @__PURE__ */ optionalText(64),
};

/** The picture of a line, wherever the line is shown. */
export const linePicture = z.object({
  imagePath: z.string(),
  /** The close-up of the chosen fabric, if the picture shows another one (AMB-296). */
  choiceImagePath: z.optional(z.string()),
  /** The choice in the picture, if it is not the line's. */
  shownIn: z.optional(z.string()),
});
export type LinePicture = z.infer<typeof linePicture>;

/** The same on a line of the cart and of a placed order alike. */
export const lineTexts = z.object({
  personalizationText: z.optional(z.string()),
  /** The gift registry for which it is bought, in words; or that the link of its registry has changed. */
  registryText: z.optional(z.string()),
  /** Whether it can be returned, in words; absent in an order from before it was kept. */
  returnsText: z.optional(z.string()),
});
export type LineTexts = z.infer<typeof lineTexts>;
