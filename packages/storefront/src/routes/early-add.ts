import { addClient } from "../server/add-data.ts";
import { addToCart } from "../server/add-to-cart.ts";
import { pageOf } from "../server/page-context.ts";
import { readForm } from "../server/page-form.ts";
import { toAddedHtml } from "../server/to-added-html.tsx";
import type { Route } from "./+types/early-add";

/**
 * The answer to an add-to-cart form before the application of its page runs (`intent/add-early.ts`): the confirmation as HTML, or
 * 204 if nothing was added. The form is then submitted to its own page, which says why.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const outcome = await addToCart(addClient(pageOf(context), { request, form }), form);
  if (outcome.kind !== "added" || outcome.added === null) return new Response(null, { status: 204 });
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(toAddedHtml(outcome.added, form), { headers });
}
