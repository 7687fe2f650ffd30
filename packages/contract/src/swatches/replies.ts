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

export const orderSwatchData = z.object({
  Sku: z.string(),
  DefaultSwatch: z.nullable(z.string()),
  SwatchModalMessage: z.nullable(z.string()),
  FabricsByName: z.record(z.string(), z.array(swatchDatum)),
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
