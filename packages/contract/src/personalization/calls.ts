import * as z from "zod/mini";
import { addErrorCodes, addResult } from "../cart/add-result.ts";
import { operation } from "../operation.ts";
import { base } from "../shared/index.ts";
import { renderedPersonalization } from "./replies.ts";
import type { AddMonogrammed, Design } from "./requests.ts";
import { personalizationRoutes as routes } from "./routes.ts";

const ofDesign = ["SkuNotFound", "PersonalizationInvalid"] as const;

export const saveDesign = /* @__PURE__ */ operation<Design>()(routes, "saveDesign", {
  reply: z.object({ ...base, profileGuid: z.string(), personalizationId: z.string() }),
  errorCodes: ofDesign,
});
export const renderPersonalization = /* @__PURE__ */ operation<Design>()(routes, "renderPersonalization", {
  reply: renderedPersonalization,
  replay: false,
  errorCodes: ofDesign,
});
export const addMonogrammed = /* @__PURE__ */ operation<AddMonogrammed>()(routes, "addMonogrammed", {
  reply: addResult,
  errorCodes: [...addErrorCodes, "DesignNotFound"],
});
