import { moved, shown } from "@store/ui-kit/form-outcome";
import type { PageContext } from "../../web/context/page-context.ts";
import { type FormClient, formClient, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import type { PersonalizedOutcome } from "./add-personalized.ts";
import { toSubmissionNonce } from "./add-to-cart.ts";
import { confirmationField } from "./confirmation-field.tsx";

/**
 * The client of a form that adds. Its page has no nonce, because it may be cached; a form with terms has one. A double
 * click adds once.
 */
export function addClient(
  page: Pick<PageContext, "fetch">,
  { request, form }: { request: Request; form: FormData },
): FormClient {
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  return formClient(
    page,
    form,
    readText(form, "nonce") ?? toSubmissionNonce(`${request.headers.get("cookie")} ${fields}`),
  );
}

/** What the page shows of an add: the confirmation, the terms, the reason of a refusal, or the cart. */
export function toAddData(
  outcome: PersonalizedOutcome,
  { request, form, isReplayed }: { request: Request; form: FormData; isReplayed: () => boolean },
) {
  if (outcome.kind === "invalid") return toActionResult(outcome);
  if (!("added" in outcome.data)) return toActionResult(shown(outcome.data));
  const { added } = outcome.data;
  // The browser itself submits a form whose background request was blocked; then nothing is left on screen to confirm.
  const isInBackground = request.headers.get("sec-fetch-dest") !== "document";
  if (added && isInBackground && form.has(confirmationField)) return toActionResult(shown({ added }));
  return toActionResult(moved(isReplayed() ? "/checkout/cart?repeated=1" : "/checkout/cart"));
}
