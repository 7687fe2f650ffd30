import type { CallFailure } from "@store/checkout-client";
import {
  findExitPath,
  findOrderAttempt,
  type OrderFormOutcome,
  type ReviewNotice,
  submitOrderForm,
  submitQuantities,
  toBlockedNotice,
  typedFields,
} from "@store/checkout-ui/step-forms";
import { cartStep, reviewStep } from "@store/checkout-ui/steps";
import { accountOperations } from "@store/contract/account";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type PageContext, pageOf } from "../../web/context/page-context.ts";
import { formClient, invalidFormContext, readForm, tokenClient } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { toRedirectTarget } from "./to-redirect-target.ts";

/** The page that polls an order until its outcome is known. */
const orderStatusPath = "/checkout/order-status";

/** The format of the key of an attempt. */
const keyPattern = /^[\w-]{1,64}$/;

type Conclusion = { readonly url: string } | { readonly notice: ReviewNotice };

/**
 * Places an order without scripts. The form's nonce is the key of the attempt: however often it is sent, it creates one
 * order (AMB-208).
 */
export async function orderAction({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) {
  const page = pageOf(context);
  const form = await readForm(request);
  const { call } = formClient(page, form, "");
  const read = (name: string) => readText(form, name);
  const names = [...form.keys()];
  const quantities = await submitQuantities({ call, read, names });
  const conclusion = toQuantityEnd(quantities, read("intent")) ?? (await placeOrder(page, { call, read, names }));
  if ("url" in conclusion) return redirect(conclusion.url, 303);
  context.set(invalidFormContext, true);
  const { notice } = conclusion;
  return data({ notice: notice.kind === "terms" ? { ...notice, posted: typedFields(form) } : notice }, { status: 422 });
}

type OrderForm = Omit<Parameters<typeof submitOrderForm>[0], "key">;

async function placeOrder(page: PageContext, form: OrderForm): Promise<Conclusion> {
  const outcome = await submitOrderForm({ ...form, key: form.read("nonce") ?? "" });
  return conclude(outcome, page);
}

/** Changed quantities are saved first, whichever button was clicked: the review step is shown again with them. */
function toQuantityEnd(quantities: boolean | ReviewNotice, intent: string | null): Conclusion | null {
  if (typeof quantities === "object") return { notice: quantities };
  return quantities || intent !== null ? { url: reviewStep.path } : null;
}

/**
 * Looks up the outcome of an order and returns the next page, or null while it is unknown. A URL without an order, and
 * an ended session, lead to the cart: there is no order to wait for.
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

/** Null after a temporary failure of the network or the service: the order is looked up again. */
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
