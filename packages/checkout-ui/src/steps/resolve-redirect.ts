import { cartStep, deliveryStep, paymentStep, stepTable } from "./step-table.ts";

/** The redirect after an appointment that is no longer available. */
export const tripErrorPath = `${deliveryStep.path}?tripBooking=failed#trip-booking` as const;

/** The exact redirect after a declined card. */
export const authorizationErrorPath = `${paymentStep.path}?paymentErrorId=authorizationError#header_payment` as const;

/** The target of a reply's redirect URL. */
export type Redirect =
  /** Inside the app, query and hash kept. */
  | { readonly kind: "inFlow"; readonly path: string }
  /** A document load. */
  | { readonly kind: "leave"; readonly url: string }
  /** The cart: no URL, the cart's own, or one that is not allowed, which is returned for the log. */
  | { readonly kind: "cart"; readonly refusedUrl?: string };

export interface RedirectRules {
  /** The page's own origin. */
  readonly origin: string;
  readonly allowedHosts: readonly string[];
}

const inFlowPaths: readonly string[] = stepTable.filter(({ index }) => index > cartStep.index).map(({ path }) => path);

/** Checks a redirect URL of the service: a step, an allowed external URL, or the cart. Never throws. */
export function resolveRedirect(url: string | null | undefined, { origin, allowedHosts }: RedirectRules): Redirect {
  if (!url) return { kind: "cart" };
  const target = URL.canParse(url, origin) ? new URL(url, origin) : null;
  if (!target || !/^https?:$/.test(target.protocol)) return { kind: "cart", refusedUrl: url };
  if (target.origin === origin) {
    const path = target.pathname.replace(/(?<=.)\/$/, "");
    if (path === cartStep.path) return { kind: "cart" };
    if (inFlowPaths.includes(path)) return { kind: "inFlow", path: path + target.search + target.hash };
    return { kind: "leave", url: target.href };
  }
  return allowedHosts.includes(target.host) ? { kind: "leave", url: target.href } : { kind: "cart", refusedUrl: url };
}
