import type { CallFailure } from "@store/checkout-client";
import {
  findExitPath,
  findOrderAttempt,
  type OrderFormOutcome,
  type ReviewNotice,
  submitOrderForm,
  toBlockedNotice,
} from "@store/checkout-ui/step-forms";
import { cartStep, reviewStep } from "@store/checkout-ui/steps";
import { accountOperations } from "@store/contract/account";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type PageContext, pageOf } from "./page-context.ts";
import { formClient, invalidFormContext, readForm, readText, tokenClient } from "./page-form.ts";
import { toRedirectTarget } from "./to-redirect-target.ts";

/** Where an order is asked after until it is known what became of it. */
const orderStatusPath = "/checkout/order-status";

/** What the key of an attempt looks like. */
const keyPattern = /^[\w-]{1,64}$/;

type Conclusion = { readonly url: string } | { readonly notice: ReviewNotice };

/** Places an order without scripts. The form's nonce is the attempt's key: however often it is sent, it makes one order (AMB-208). */
export async function orderAction({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) {
  const page = pageOf(context);
  const form = await readForm(request);
  const { call } = formClient(page, form, "");
  const read = (name: string) => readText(form, name);
  const outcome = await submitOrderForm({ call, read, key: read("nonce") ?? "" });
  const conclusion = conclude(outcome, page);
  if ("url" in conclusion) return redirect(conclusion.url, 303);
  context.set(invalidFormContext, true);
  return data(conclusion, { status: 422 });
}

/**
 * Asks what became of an order; answers where that leads, or null while nobody knows. An address that names no order, and a
 * session that is over, lead to the cart: no order of theirs is ever heard of.
 */
export async function findOrderResult(page: PageContext, key: string): Promise<string | null> {
  if (!keyPattern.test(key)) return cartStep.path;
  const token = await page.client.call(accountOperations.getRequestVerificationToken, {});
  if (!token.ok) return leaveUnlessPassing(token.failure);
  const { call } = tokenClient(page, { token: token.value.requestToken, nonce: "" });
  const outcome = await findOrderAttempt(call, key);
  if (outcome.kind === "none") return reviewStep.path;
  if (outcome.kind === "pending") return null;
  if (outcome.kind === "failed") return leaveUnlessPassing(outcome.failure);
  const conclusion = conclude(outcome, page);
  return "url" in conclusion ? conclusion.url : reviewStep.path;
}

/** Null after a failure that passes, of the network or of the service: the order is asked after again. */
function leaveUnlessPassing(failure: CallFailure): string | null {
  const isPassing = failure.kind === "network" || ("status" in failure && failure.status >= 500);
  return isPassing ? null : cartStep.path;
}

function conclude(outcome: OrderFormOutcome, page: PageContext): Conclusion {
  switch (outcome.kind) {
    case "redirect":
      return { url: toRedirectTarget(outcome.url, page) };
    case "pending":
      return { url: `${orderStatusPath}?key=${encodeURIComponent(outcome.key)}` };
    case "stay":
      return { notice: outcome.notice };
    case "cartInvalid":
    case "failed": {
      const url = findExitPath(outcome);
      return url === null ? { notice: toBlockedNotice(outcome) } : { url: toRedirectTarget(url, page) };
    }
    default:
      return outcome satisfies never;
  }
}
