import * as z from "zod/mini";
import { sku, text } from "../shared/index.ts";

/** The product on whose page the form was opened; "" for the swatches of the whole assortment. */
const productOrAll = z.union([sku, z.literal("")]);

const swatchOrder = {
  Sku: productOrAll,
  FirstName: text(80),
  LastName: text(80),
  Address1: text(120),
  Address2: text(120),
  City: text(80),
  State: text(40),
  PostalCode: text(20),
  DayPhone: text(40),
  EmailAddress: text(254),
  /** Choice codes. The handler refuses zero and more than five with a message. */
  swatch: z.array(text(40)).check(z.maxLength(50)),
  UseAddressAsEntered: z.boolean(),
  CanadaEmailSignup: z.boolean(),
  SignUp: z.boolean(),
};
export const orderFreeSwatchesRequest = z.strictObject(swatchOrder);
export type OrderFreeSwatches = z.infer<typeof orderFreeSwatchesRequest>;
export const submitFreeFormOrderRequest = z.strictObject({
  ...swatchOrder,
  freeFormText: z.optional(z.string().check(z.maxLength(1000))),
});
export type SubmitFreeFormOrder = z.infer<typeof submitFreeFormOrderRequest>;
export const getOrderSwatchDataRequest = z.strictObject({
  sku: productOrAll,
  choiceCode: text(40),
  selected: z.int(),
  suppressColorBar: z.boolean(),
});
export type GetOrderSwatchData = z.infer<typeof getOrderSwatchDataRequest>;

export const swatchRequests = {
  orderFreeSwatches: orderFreeSwatchesRequest,
  submitFreeFormOrder: submitFreeFormOrderRequest,
  getOrderSwatchData: getOrderSwatchDataRequest,
  getEmailHashed: z.strictObject({ email: text(254) }),
  getPhoneHash: z.strictObject({ phone: text(40) }),
};
