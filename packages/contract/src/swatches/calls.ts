import * as z from "zod/mini";
import { callsUnder } from "../operation.ts";
import type { swatchRequests } from "./requests.ts";

const swatchDatum = z.object({
  ChoiceCode: z.string(),
  ImagePath: z.string(),
  Description: z.string(),
  SwatchInStock: z.boolean(),
  Attributes: z.array(z.object({ AttributeId: z.int(), Value: z.string() })),
  IsStock: z.boolean(),
  PriceGroupCode: z.string(),
});
export type SwatchDatum = z.infer<typeof swatchDatum>;

const orderSwatchData = z.object({
  Sku: z.string(),
  DefaultSwatch: z.nullable(z.string()),
  SwatchModalMessage: z.nullable(z.string()),
  /** By family name; null if the product has no swatches, so that the shopper describes the fabric in words. */
  FabricsByName: z.nullable(z.record(z.string(), z.array(swatchDatum))),
});
export type OrderSwatchData = z.infer<typeof orderSwatchData>;

/** Whether swatches were ordered; if the address is unconfirmed, the possible corrections. */
const swatchOrderReply = z.object({
  Succeeded: z.boolean(),
  Message: z.nullable(z.string()),
  AddressValidationResult: z.nullable(
    z.object({ Suggestions: z.array(z.object({ City: z.string(), State: z.string(), ZipCode: z.string() })) }),
  ),
});
export type SwatchOrderReply = z.infer<typeof swatchOrderReply>;

const call = /* @__PURE__ */ callsUnder<typeof swatchRequests>("/browse/specialorder/");

export const orderFreeSwatches = /* @__PURE__ */ call("orderFreeSwatches", {
  at: "orderfreeswatchessubmit",
  reply: swatchOrderReply,
});
export const submitFreeFormOrder = /* @__PURE__ */ call("submitFreeFormOrder", {
  at: "OrderSwatchesFreeFormSubmit",
  reply: swatchOrderReply,
});
export const getOrderSwatchData = /* @__PURE__ */ call("getOrderSwatchData", {
  reply: orderSwatchData,
  replay: false,
  errorCodes: ["SkuNotFound"],
});
/** The hash of an e-mail address for analytics. A site may configure another URL for this call. */
export const getEmailHashed = /* @__PURE__ */ call("getEmailHashed", {
  reply: z.object({ emailHash: z.string() }),
  replay: false,
});
export const getPhoneHash = /* @__PURE__ */ call("getPhoneHash", {
  at: "GetPhoneHashed",
  reply: z.object({ phoneHash: z.string() }),
  replay: false,
});
