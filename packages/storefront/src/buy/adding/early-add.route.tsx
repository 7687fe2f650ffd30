import type { AddResult } from "@store/contract/cart";
import styles from "@store/product-ui/add-layer.css?inline";
import { AddedDialog } from "@store/product-ui/added-dialog";
import { addedAttribute } from "@store/ui-kit/early-protocol";
import { renderToStaticMarkup } from "react-dom/server";
import { pageOf } from "../../web/context/page-context.ts";
import { readForm } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { CartLink } from "../cart/cart-link.tsx";
import type { Route } from "./+types/early-add.route";
import { addClient } from "./add-data.ts";
import { addToCart } from "./add-to-cart.ts";

/**
 * The answer to an add-to-cart form before the application of its page runs (`ui-kit/early/add.ts`): the confirmation as HTML, or
 * 204 if nothing was added. The form is then submitted to its own page, which says why.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const outcome = await addToCart(addClient(pageOf(context), { request, form }), form);
  const added = outcome.kind === "shown" && "added" in outcome.data ? outcome.data.added : null;
  if (added === null) return new Response(null, { status: 204 });
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(toHtml(added, form), { headers });
}

/**
 * A document with one dialog, and the link of the header with the new count. The dialog has as data the reply and the SKU, for the
 * popup that takes its place, and the styles that the page may lack.
 */
function toHtml(added: AddResult, form: FormData): string {
  const data = {
    [addedAttribute]: JSON.stringify(added),
    "data-sku": readText(form, "sku") ?? "",
    "data-styles": styles,
  } as const;
  const parts = (
    <>
      <AddedDialog added={added} cartUrl="/checkout/cart" data={data} />
      <CartLink cartCount={added.cartItemCount} />
    </>
  );
  return `<!doctype html>${renderToStaticMarkup(parts)}`;
}
