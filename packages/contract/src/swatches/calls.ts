import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { orderSwatchData, swatchOrderReply } from "./replies.ts";
import type { GetOrderSwatchData, OrderFreeSwatches, SubmitFreeFormOrder } from "./requests.ts";
import { swatchRoutes as routes } from "./routes.ts";

export const orderFreeSwatches = /* @__PURE__ */ operation<OrderFreeSwatches>()(routes, "orderFreeSwatches", {
  reply: swatchOrderReply,
});
export const submitFreeFormOrder = /* @__PURE__ */ operation<SubmitFreeFormOrder>()(routes, "submitFreeFormOrder", {
  reply: swatchOrderReply,
});
export const getOrderSwatchData = /* @__PURE__ */ operation<GetOrderSwatchData>()(routes, "getOrderSwatchData", {
  reply: orderSwatchData,
  replay: false,
  errorCodes: ["SkuNotFound"],
});
/** The hash of an e-mail address for analytics; a site may configure another address for it. */
export const getEmailHashed = /* @__PURE__ */ operation<{ email: string }>()(routes, "getEmailHashed", {
  reply: z.object({ emailHash: z.string() }),
  replay: false,
});
export const getPhoneHash = /* @__PURE__ */ operation<{ phone: string }>()(routes, "getPhoneHash", {
  reply: z.object({ phoneHash: z.string() }),
  replay: false,
});
