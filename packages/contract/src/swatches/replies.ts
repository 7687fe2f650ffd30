import * as z from "zod/mini";

export const swatchDatum = z.object({
  ChoiceCode: z.string(),
  ImagePath: z.string(),
  Description: z.string(),
  SwatchInStock: z.boolean(),
  Attributes: z.array(z.object({ AttributeId: z.int(), Value: z.string() })),
  IsStock: z.boolean(),
  PriceGroupCode: z.string(),
});
export type SwatchDatum = z.infer<typeof swatchDatum>;

/** A swatch as product pages show it: the fabric, what it is made of by attribute id, and where it stands in the price list. */
export const displaySwatch = z.object({
  choiceCode: z.string(),
  choiceName: z.string(),
  name: z.string(),
  description: z.string(),
  imagePath: z.string(),
  zoomImagePath: z.string(),
  romanceCopy: z.string(),
  optionCode: z.string(),
  optionShortName: z.string(),
  priceGroupCode: z.string(),
  /** What fabrics are grouped by, such as "Linen". */
  family: z.string(),
  isStock: z.boolean(),
  attributes: z.array(z.object({ attributeId: z.int(), value: z.string() })),
});
export type DisplaySwatch = z.infer<typeof displaySwatch>;

export const orderSwatchData = z.object({
  Sku: z.string(),
  DefaultSwatch: z.nullable(z.string()),
  SwatchModalMessage: z.nullable(z.string()),
  /** By family name; null where the product is sold in fabrics of which no swatches are cut, so that they are asked for in words (AMB-218). */
  FabricsByName: z.nullable(z.record(z.string(), z.array(swatchDatum))),
});
export type OrderSwatchData = z.infer<typeof orderSwatchData>;

/** Whether swatches are on their way; where the address is doubted, what it may have meant. */
export const swatchOrderReply = z.object({
  Succeeded: z.boolean(),
  Message: z.nullable(z.string()),
  AddressValidationResult: z.nullable(
    z.object({ Suggestions: z.array(z.object({ City: z.string(), State: z.string(), ZipCode: z.string() })) }),
  ),
});
export type SwatchOrderReply = z.infer<typeof swatchOrderReply>;
