import { type StepForm, type StepFormOutcome, toPageOutcome } from "@store/checkout-ui/step-forms";
import { cartStep, resolveRedirect, reviewStep } from "@store/checkout-ui/steps";
import { moved } from "@store/ui-kit/form-outcome";
import type { ActionFunctionArgs } from "react-router";
import { type PageContext, pageOf } from "../../web/context/page-context.ts";
import { formClient, invalidFormContext, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { findCheckout } from "./find-checkout.ts";

/** Fields whose input a page may show again: none of a card. */
const shownFields = /^(shipping|pickup|billing|mailing|serviceLevel|delivery|promo)\./;

/** Handles a step's form without scripts: redirects once it is saved, or returns what is wrong for the step to show (AMB-208). */
export async function stepAction(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  submit: (form: StepForm) => Promise<StepFormOutcome>,
) {
  const page = pageOf(context);
  const form = await readForm(request);
  const read = (name: string) => readText(form, name);
  const checkout = await findCheckout(page.client);
  if (checkout === null) return toActionResult(moved(cartStep.path));
  // Another tab may have ordered the basket of the page, and started another one since.
  const model = { ...checkout, basketId: read("basketId") ?? checkout.basketId };
  // Saving sets a state, so repeating it changes nothing. A replayed response could report an outdated state.
  const { call } = formClient(page, form, "");
  const { call: callOnce, isReplayed } = formClient(page, form);
  const outcome = await submit({ call, callOnce, isReplayed, model, site: page.store, read });
  if (outcome.isStepDone && read("return") === "review") return toActionResult(moved(reviewStep.path));
  const isShown = (name: string) =>
    shownFields.test(name) && !outcome.emptied?.some((part) => name.startsWith(`${part}.`));
  const fields = [...form.keys()].filter(isShown).map((name) => [name, read(name) ?? ""]);
  const result = toPageOutcome(outcome, Object.fromEntries(fields));
  if (result.kind === "moved") return toActionResult(moved(toRedirectTarget(result.location, page)));
  context.set(invalidFormContext, true);
  // A card with an offer is applied already.
  return toActionResult({ ...result, isCardNew: form.has("card.number") && !result.offer });
}

/**
 * The target of a redirect of the service: a path of the store, an allowed external URL, or otherwise the cart
 * (AMB-031).
 */
export function toRedirectTarget(url: string, { store, origins }: Pick<PageContext, "store" | "origins">): string {
  const rules = { origin: origins[store.site], allowedHosts: store.allowedRedirectHosts };
  const redirect = resolveRedirect(url, rules);
  if (redirect.kind === "inFlow") return redirect.path;
  return redirect.kind === "leave" ? redirect.url : cartStep.path;
}
