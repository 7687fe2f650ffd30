import { runCartCommand } from "@store/checkout-ui/cart-commands";
import { invalid } from "@store/ui-kit/form-outcome";
import type { PageContext } from "../../web/context/page-context.ts";
import { formClient, parseIntent, readForm, readToken, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";

const outdatedText = "This page is out of date. Please look at your cart and try again.";

/** Handles a form of the cart: redirects after a success, or returns the reason for the cart to show (AMB-208). */
export async function cartAction(page: PageContext, request: Request) {
  const form = await readForm(request);
  if (readToken(form) === "") return toActionResult(invalid({ problem: outdatedText }));
  const client = formClient(page, form);
  return toActionResult(
    await runCartCommand({
      ...parseIntent(form),
      form,
      read: (name) => readText(form, name),
      client,
      isReplayed: client.isReplayed,
      freshClient: page.client,
      store: page.store,
      origin: page.origins[page.store.site],
    }),
  );
}
