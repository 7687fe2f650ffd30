import * as z from "zod/mini";

/** The picture of a design, or which of its texts may not be written. */
export const renderedPersonalization = z.object({
  imageUrl: z.nullable(z.string()),
  hasError: z.boolean(),
  error: z.nullable(
    z.object({
      businessErrorCode: z.string(),
      businessErrorDescription: z.string(),
      profaneTexts: z.array(z.string()),
    }),
  ),
});
export type RenderedPersonalization = z.infer<typeof renderedPersonalization>;
