import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import { cardTypeName } from "./model.ts";
import type { paymentOperations } from "./operations.ts";

const digits = (max: number) => z.string().check(z.regex(/^\d*$/), z.maxLength(max));

/** A typed card. Number and code exist only in the browser's memory and in this body; the service turns them into a token at once. */
export const cardEntry = z.strictObject({
  type: cardTypeName,
  number: digits(19),
  expMonth: digits(2),
  expYear: digits(4),
  cvv: digits(4),
  saveToAccount: z.boolean(),
  isExpired: z.boolean(),
  lastFour: digits(4),
});
export type CardEntry = z.infer<typeof cardEntry>;

/** All four slots always travel, the unused ones as null. */
export const savePaymentRequest = z.strictObject({
  cardOneData: z.nullable(cardEntry),
  accountCardOneData: z.null(),
  cardTwoData: z.null(),
  accountCardTwoData: z.null(),
});
export type SavePayment = z.infer<typeof savePaymentRequest>;

export const paymentRequests = { savePayment: savePaymentRequest } satisfies RequestsOf<typeof paymentOperations>;
