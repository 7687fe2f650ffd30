import {
  type FormOutcome,
  findRedirectUrl,
  isElsewhere,
  type StepForm,
  toStepActionData,
} from "@store/checkout-ui/step-forms";
import { cartStep, reviewStep } from "@store/checkout-ui/steps";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { pageOf } from "../../web/context/page-context.ts";
import { formClient, invalidFormContext, readForm } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { findCheckout } from "./find-checkout.ts";
import { toRedirectTarget } from "./to-redirect-target.ts";

/** Fields whose input a page may show again: none of a card. */
const shownFields = /^(shipping|pickup|billing|mailing|serviceLevel|delivery|promo)\./;

/** Handles a step's form without scripts: redirects once it is saved, or returns what is wrong for the step to show (AMB-208). */
export async function stepAction(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  submit: (form: StepForm) => Promise<FormOutcome>,
) {
  const page = pageOf(context);
  const form = await readForm(request);
  const read = (name: string) => readText(form, name);
  const checkout = await findCheckout(page.client);
  if (checkout === null) return redirect(cartStep.path, 303);
  // Another tab may have ordered the basket of the page, and started another one since.
  const model = { ...checkout, basketId: read("basketId") ?? checkout.basketId };
  // Saving sets a state, so repeating it changes nothing. A replayed response could report an outdated state.
  const { call } = formClient(page, form, "");
  const { call: callOnce, isReplayed } = formClient(page, form);
  const outcome = await submit({ call, callOnce, isReplayed, model, site: page.store, read });
  if (outcome.kind === "moved" && read("return") === "review") return redirect(reviewStep.path, 303);
  const url = findRedirectUrl(outcome);
  if (url !== null || isElsewhere(outcome)) return redirect(toRedirectTarget(url ?? cartStep.path, page), 303);
  const isShown = (name: string) =>
    shownFields.test(name) && !outcome.emptied?.some((part) => name.startsWith(`${part}.`));
  const fields = [...form.keys()].filter(isShown).map((name) => [name, read(name) ?? ""]);
  // A card with an offer is applied already.
  const isCardNew = form.has("card.number") && outcome.kind !== "offerChoice";
  context.set(invalidFormContext, true);
  return data({ ...toStepActionData(outcome, Object.fromEntries(fields)), isCardNew }, { status: 422 });
}
