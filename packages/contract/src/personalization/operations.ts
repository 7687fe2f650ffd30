import * as z from "zod/mini";
import { addErrorCodes, addResult } from "../cart/add-result.ts";
import { operation } from "../operation.ts";
import { base } from "../shared/index.ts";
import type { AddMonogrammed, Design } from "./requests.ts";
import { personalizationRoutes as routes } from "./routes.ts";

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

const ofDesign = ["SkuNotFound", "PersonalizationInvalid"] as const;

export const personalizationOperations = {
  saveDesign: operation<Design>()({
    ...routes.saveDesign,
    reply: z.object({ ...base, profileGuid: z.string(), personalizationId: z.string() }),
    errorCodes: ofDesign,
  }),
  renderPersonalization: operation<Design>()({
    ...routes.renderPersonalization,
    reply: renderedPersonalization,
    replay: false,
    errorCodes: ofDesign,
  }),
  addMonogrammed: operation<AddMonogrammed>()({
    ...routes.addMonogrammed,
    reply: addResult,
    errorCodes: [...addErrorCodes, "DesignNotFound"],
  }),
};
