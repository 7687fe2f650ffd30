import { cartOperations } from "@store/contract/cart";
import { cartChanges, toFieldResult } from "@store/shopper-state";
import { moved, shown } from "@store/ui-kit/form-outcome";
import type { PageContext } from "../context/page-context.ts";
import { toPageUrl } from "../urls/to-page-url.ts";
import { toActionResult } from "./page-form.ts";
import { readText } from "./read-text.ts";

const longest = 20;

/**
 * The form of a postal code on any page: makes it that of the visit, and leads back to the page, without the code of an
 * old link. A refused one changes nothing, and the page says why.
 */
export async function applyPostalCode(
  { client }: Pick<PageContext, "client">,
  { request, form }: { request: Request; form: FormData },
) {
  const postalCode = (readText(form, "postalCode") ?? "").slice(0, longest);
  const reply = await client.call(cartOperations.applyZipCode, { zip: postalCode });
  const result = toFieldResult(reply, cartChanges.applyZipCode.texts);
  if (!result.isSuccess) {
    return toActionResult(shown({ refused: { postalCode, problem: result.message } }), { status: 422 });
  }
  const url = new URL(request.url);
  url.searchParams.delete("postalCode");
  return toActionResult(moved(toPageUrl({ url: url.href })));
}
