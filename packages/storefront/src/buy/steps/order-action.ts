import type { CallFailure } from "@store/checkout-client";
import {
  findExitPath,
  findOrderAttempt,
  type OrderFormOutcome,
  type ReviewNotice,
  submitOrderForm,
  submitQuantities,
  toBlockedNotice,
  toTypedFields,
} from "@store/checkout-ui/step-forms";
import { cartStep, reviewStep } from "@store/checkout-ui/steps";
import { accountOperations } from "@store/contract/account";
import { type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import type { ActionFunctionArgs } from "react-router";
import { type PageContext, pageOf } from "../../web/context/page-context.ts";
import { formClient, invalidFormContext, readForm, toActionResult, tokenClient } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { toRedirectTarget } from "./step-action.ts";

/** The page that polls an order until its outcome is known. */
const orderStatusPath = "/checkout/order-status";

/** The format of the key of an attempt. */
const keyPattern = /^[\w-]{1,64}$/;

type PageOutcome = FormOutcome<never, { readonly notice: ReviewNotice }>;

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
  const place = async () => conclude(await submitOrderForm({ call, read, names, key: read("nonce") ?? "" }), page);
  const outcome = toQuantityEnd(quantities, read("intent")) ?? (await place());
  if (outcome.kind === "moved") return toActionResult(outcome);
  context.set(invalidFormContext, true);
  const { notice } = outcome;
  return toActionResult(
    invalid({ notice: notice.kind === "terms" ? { ...notice, posted: toTypedFields(form) } : notice }),
  );
}

/** Changed quantities are saved first, whichever button was clicked: the review step is shown again with them. */
function toQuantityEnd(quantities: boolean | ReviewNotice, intent: string | null): PageOutcome | null {
  if (typeof quantities === "object") return invalid({ notice: quantities });
  return quantities || intent !== null ? moved(reviewStep.path) : null;
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
  const view = outcome.kind === "shown" ? outcome.data : null;
  if (view?.kind === "pending") return null;
  if (view?.kind === "failed") return leaveUnlessPassing(view.failure);
  const end = conclude(outcome, page);
  return end.kind === "moved" ? end.location : reviewStep.path;
}

/** Null after a temporary failure of the network or the service: the order is looked up again. */
function leaveUnlessPassing(failure: CallFailure): string | null {
  const isPassing = failure.kind === "network" || ("status" in failure && failure.status >= 500);
  return isPassing ? null : cartStep.path;
}

function conclude(outcome: OrderFormOutcome, page: PageContext): PageOutcome {
  if (outcome.kind === "invalid") return outcome;
  if (outcome.kind === "moved") return moved(toRedirectTarget(outcome.location, page));
  const { data } = outcome;
  if (data.kind === "pending") return moved(`${orderStatusPath}?key=${encodeURIComponent(data.key)}`);
  const url = findExitPath(data);
  return url === null ? invalid({ notice: toBlockedNotice(data) }) : moved(toRedirectTarget(url, page));
}
