import {
  findOrderAttempt,
  findWayOut,
  type OrderFormOutcome,
  type ReviewNotice,
  submitOrderForm,
  toBlockedNotice,
} from "@store/checkout-ui/step-forms";
import { reviewStep } from "@store/checkout-ui/steps";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type PageContext, pageOf } from "./page-context.ts";
import { formClient, formSecrets, readForm, textField } from "./page-form.ts";
import { fieldReader } from "./step-action.ts";
import { toRedirectTarget } from "./to-redirect-target.ts";

/** Where an order is asked after until it is known what became of it. */
const orderStatusPath = "/checkout/order-status";

type Conclusion = { readonly url: string } | { readonly notice: ReviewNotice };

/** Places an order without scripts. The form's nonce is the attempt's key: however often it is sent, it makes one order (AMB-208). */
export async function answerOrder({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) {
  const page = pageOf(context);
  const form = await readForm(request);
  const { call } = formClient(page, form, "");
  const outcome = await submitOrderForm({ call, read: fieldReader(form), key: textField(form, "nonce") });
  const conclusion = conclude(outcome, page);
  return "url" in conclusion ? redirect(conclusion.url, 303) : data(conclusion, { status: 422 });
}

/** Asks what became of an order; answers where that leads, or null while nobody knows. */
export async function findOrderEnd(page: PageContext, key: string): Promise<string | null> {
  const form = new FormData();
  form.set("__RequestVerificationToken", (await formSecrets(page)).token);
  const outcome = await findOrderAttempt(formClient(page, form).call, key);
  if (outcome.kind === "none") return reviewStep.path;
  if (outcome.kind === "pending" || outcome.kind === "failed") return null;
  const conclusion = conclude(outcome, page);
  return "url" in conclusion ? conclusion.url : reviewStep.path;
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
      const url = findWayOut(outcome);
      return url === null ? { notice: toBlockedNotice(outcome) } : { url: toRedirectTarget(url, page) };
    }
    default:
      return outcome satisfies never;
  }
}
