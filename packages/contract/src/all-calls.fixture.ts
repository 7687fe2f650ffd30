import * as z from "zod/mini";
import { accountOperations } from "./account/operations.ts";
import { accountRequests } from "./account/requests.ts";
import { cartOperations } from "./cart/operations.ts";
import { cartRequests } from "./cart/requests.ts";
import { catalogOperations } from "./catalog/operations.ts";
import { catalogRequests } from "./catalog/requests.ts";
import { checkoutOperations } from "./checkout/operations.ts";
import { checkoutRequests } from "./checkout/requests.ts";
import { giftOperations } from "./gifts/operations.ts";
import { giftRequests } from "./gifts/requests.ts";
import { loggingOperations } from "./logging/operations.ts";
import { loggingRequests } from "./logging/requests.ts";
import type { Operation } from "./operation.ts";
import { orderOperations } from "./orders/operations.ts";
import { orderRequests } from "./orders/requests.ts";
import { paymentOperations } from "./payment/operations.ts";
import { paymentRequests } from "./payment/requests.ts";
import { personalizationOperations } from "./personalization/operations.ts";
import { personalizationRequests } from "./personalization/requests.ts";
import { placeOperations } from "./places/operations.ts";
import { placeRequests } from "./places/requests.ts";
import { popupOperations } from "./popups/operations.ts";
import { popupRequests } from "./popups/requests.ts";
import { recommendationOperations } from "./recommendations/operations.ts";
import { recommendationRequests } from "./recommendations/requests.ts";
import { registryOperations } from "./registry/operations.ts";
import { registryRequests } from "./registry/requests.ts";
import { sectionalOperations } from "./sectionals/operations.ts";
import { sectionalRequests } from "./sectionals/requests.ts";
import { specialOrderOperations } from "./special-order/operations.ts";
import { specialOrderRequests } from "./special-order/requests.ts";
import { swatchOperations } from "./swatches/operations.ts";
import { swatchRequests } from "./swatches/requests.ts";
import { tenderOperations } from "./tenders/operations.ts";
import { tenderRequests } from "./tenders/requests.ts";
import { walletOperations } from "./wallets/operations.ts";
import { walletRequests } from "./wallets/requests.ts";

type Schema = z.ZodMiniType;
export interface Call {
  readonly operation: Operation;
  readonly request: Schema;
}

const nouns: ReadonlyArray<[Readonly<Record<string, Operation>>, Readonly<Record<string, Schema>>]> = [
  [accountOperations, accountRequests],
  [cartOperations, cartRequests],
  [catalogOperations, catalogRequests],
  [checkoutOperations, checkoutRequests],
  [giftOperations, giftRequests],
  [loggingOperations, loggingRequests],
  [orderOperations, orderRequests],
  [paymentOperations, paymentRequests],
  [personalizationOperations, personalizationRequests],
  [placeOperations, placeRequests],
  [popupOperations, popupRequests],
  [recommendationOperations, recommendationRequests],
  [registryOperations, registryRequests],
  [sectionalOperations, sectionalRequests],
  [specialOrderOperations, specialOrderRequests],
  [swatchOperations, swatchRequests],
  [tenderOperations, tenderRequests],
  [walletOperations, walletRequests],
];

/** Every call of the contract with the schema of its request, by the key under which its noun holds it. */
export const allCalls: ReadonlyMap<string, Call> = new Map(
  nouns.flatMap(([operations, requests]) =>
    Object.entries(operations).map(([name, operation]): [string, Call] => {
      const request = requests[name];
      if (!request) throw new Error(`The call ${name} has no request schema.`);
      return [name, { operation, request }];
    }),
  ),
);
export const callCount = nouns.reduce((sum, [operations]) => sum + Object.keys(operations).length, 0);

/** The objects a schema may take, looked for behind arrays, unions, pipes and what may be absent. */
export function shapesOf(schema: Schema): z.ZodMiniObject[] {
  if (schema instanceof z.ZodMiniObject) return [schema];
  if (schema instanceof z.ZodMiniArray) return shapesOf(schema.def.element as Schema);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => shapesOf(option as Schema));
  if (schema instanceof z.ZodMiniPipe) return shapesOf(schema.def.in as Schema);
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return shapesOf(schema.def.innerType as Schema);
  }
  return [];
}

/** Every object anywhere within a schema. */
export function objectsIn(schema: Schema): z.ZodMiniObject[] {
  return shapesOf(schema).flatMap((shape) => [
    shape,
    ...Object.values(shape.shape).flatMap((field) => objectsIn(field as Schema)),
  ]);
}
