import * as z from "zod/mini";
import { callsUnder } from "../operation.ts";
import { base } from "../shared/index.ts";
import type { personalizationRequests } from "./requests.ts";

/** The picture of a design, or which of its texts are not allowed. */
const renderedPersonalization = z.object({
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

const designCall = /* @__PURE__ */ callsUnder<typeof personalizationRequests>("/personalization/");

const ofDesign = ["SkuNotFound", "PersonalizationInvalid"] as const;

export const saveDesign = /* @__PURE__ */ designCall("saveDesign", {
  at: "design/save",
  reply: z.object({ ...base, profileGuid: z.string(), personalizationId: z.string() }),
  errorCodes: ofDesign,
});
export const renderPersonalization = /* @__PURE__ */ designCall("renderPersonalization", {
  at: "render",
  reply: renderedPersonalization,
  replay: false,
  errorCodes: ofDesign,
});
