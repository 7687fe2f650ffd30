import { randomUUID } from "node:crypto";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import type { Operation } from "@store/contract/operation";
import type { APIRequestContext } from "playwright";
import { type CheckoutFacts, checkoutCalls } from "../checkout/service/checkout-calls.ts";

const { blackLamp, dinnerware, sofa } = sampleSkus;
const tokenForm = /"requestVerificationToken":"([^"]+)"/;
const refused = /"isSuccess":false|"IsReset":true/;

/** A sofa with fabrics, a lamp and a rug: a cart with most kinds of lines. */
const cartSkus = [sofa, blackLamp, dinnerware];

/** Fills the cart of a browser's session without loading a page. */
export async function fillCart(request: APIRequestContext, origin: string): Promise<void> {
  await openCalls(request, origin).call(cartOperations.addItems, { items: cartSkus.map((Sku) => ({ Sku })) });
}

/**
 * Fills the cart of a browser's session and goes through the checkout without loading a page, until after the call with
 * that name. Returns the id of the order if one was placed.
 */
export async function checkOutUntil(
  request: APIRequestContext,
  { origin, shopper, last }: { origin: string; shopper: number; last: string },
): Promise<string> {
  await fillCart(request, origin);
  const { call } = openCalls(request, origin);
  let facts: CheckoutFacts = { shopper, quotedTotal: 0, orderId: "" };
  for (const { operation, request: toRequest, learn } of checkoutCalls) {
    const reply = await call(operation, toRequest(facts));
    facts = { ...facts, ...learn?.(reply) };
    if (operation.name === last) return facts.orderId;
  }
  throw new Error(`The checkout makes no call ${last}.`);
}

function openCalls(request: APIRequestContext, origin: string) {
  let token: string | undefined;
  return {
    async call({ name, method, path, token: needsToken }: Operation, body: object): Promise<string> {
      const isPost = method === "POST";
      const answer = await request.fetch(`${origin}${path}`, {
        method,
        headers: {
          origin,
          ...(isPost && { "idempotency-key": randomUUID() }),
          ...(token && needsToken !== "none" && { requestverificationtoken: token }),
        },
        ...(isPost && { data: body }),
      });
      const text = await answer.text();
      if (!answer.ok() || refused.test(text)) throw new Error(`${name}: ${answer.status()} ${text.slice(0, 300)}`);
      token ??= tokenForm.exec(text)?.[1];
      return text;
    },
  };
}
