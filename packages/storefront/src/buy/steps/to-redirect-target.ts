import { cartStep, resolveRedirect } from "@store/checkout-ui/steps";
import type { PageContext } from "../../web/context/page-context.ts";

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
