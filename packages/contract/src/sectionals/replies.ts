import * as z from "zod/mini";

export const sectionalPiece = z.object({
  Name: z.string(),
  Sku: z.string(),
  Image: z.string(),
  ProductUrl: z.string(),
  Dimensions: z.string(),
  FormattedPrice: z.string(),
  AvailabilityMessage: z.string(),
  ItemTypeCode: z.string(),
});
export type SectionalPiece = z.infer<typeof sectionalPiece>;

/** A choice made for the whole sectional: its fabric, legs, arms or cushions. */
export const sectionalOptionChoice = z.object({
  OptionName: z.string(),
  Name: z.string(),
  SwatchImage: z.string(),
  optionExperience: z.literal([0, 1, 2, 6, 7]),
});
export type SectionalOptionChoice = z.infer<typeof sectionalOptionChoice>;

export const sectionalDetails = z.object({
  SectionalPieces: z.array(sectionalPiece),
  SectionalOptionChoices: z.array(sectionalOptionChoice),
  FormattedTotalPrice: z.string(),
  HasCustomOrderConfirmation: z.boolean(),
  CustomOrderConfirmationMessage: z.string(),
});
export type SectionalDetails = z.infer<typeof sectionalDetails>;

export const displaySwatch = z.object({ choiceCode: z.string(), name: z.string(), imagePath: z.string() });
export type DisplaySwatch = z.infer<typeof displaySwatch>;
export const sectionalPage = z.object({
  collectionName: z.string(),
  configuratorUrl: z.string(),
  swatches: z.array(displaySwatch),
  defaults: z.object({
    fabricChoiceCode: z.string(),
    legFinishCode: z.string(),
    repositoryCode: z.string(),
    armChoiceCode: z.string(),
    cushionCode: z.string(),
    cushionChoice: z.string(),
  }),
});
export type SectionalPage = z.infer<typeof sectionalPage>;
