import type { CheckoutClient } from "@store/checkout-client";
import { ownPath } from "@store/checkout-ui/steps";
import { cartOperations } from "@store/contract/cart";
import { toProblem } from "../../web/forms/page-form.ts";

const somethingWentWrong = "We could not save your country. Please try again.";

/** Sets the destination country of a form. Returns null, or the reason if nothing has changed. */
export async function setShipToCountry(client: CheckoutClient, form: FormData): Promise<string | null> {
  const country = form.get("country");
  if (typeof country !== "string" || country === "") return "Please select a country.";
  const result = await client.call(cartOperations.setShipToCountry, { country });
  return toProblem(result, somethingWentWrong);
}

const here = "https://store.invalid";

/** The named path if it belongs to this store, otherwise the home page. */
export function toOwnPath(named: string | null): string {
  const path = named?.startsWith("/") ? ownPath(named, here) : null;
  return path === null || /^\/ship-to(?:[/?]|$)/.test(path) ? "/" : path;
}

/**
 * The page to return to: the `from` parameter, otherwise the referring page. `origin` is the store's public origin,
 * which behind a proxy is not the request's.
 */
export function findPreviousPage({ url, headers }: Pick<Request, "url" | "headers">, origin: string): string {
  const own = new URL(url);
  const referrer = headers.get("referer") ?? "";
  const linked = ownPath(referrer, origin) ?? ownPath(referrer, own.origin);
  return toOwnPath(own.searchParams.get("from") ?? linked);
}
