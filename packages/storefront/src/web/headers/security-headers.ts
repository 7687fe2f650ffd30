import { policyReportsPath } from "./policy-reports.ts";

/**
 * The headers of every page: only the store's own scripts and pictures, no embedding in frames, no full URL in
 * referrers to other sites.
 */
export function securityHeaders(
  nonce: string,
  {
    development,
    feedOrigin,
    frameOrigin,
    allowsCamera = false,
  }: {
    development: boolean;
    /** Where pictures of recommendations may be. */
    feedOrigin?: string | undefined;
    /** The other origin that may be shown in a frame. */
    frameOrigin?: string | undefined;
    /** Whether the page reads codes with the camera. */
    allowsCamera?: boolean;
  },
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    // Browsers that support 'strict-dynamic' ignore 'self': a script runs by its nonce, or because such a script loaded
    // it.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Pictures reserve their space with a style attribute; style elements need the nonce outside development.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${feedOrigin ? ` ${feedOrigin}` : ""}`,
    "font-src 'self'",
    ...(frameOrigin === undefined ? [] : [`frame-src 'self' ${frameOrigin}`]),
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Vite's error overlay writes HTML.
    ...(development ? [] : [trustedTypes]),
    `report-uri ${policyReportsPath}`,
    "report-to policy",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Reporting-Endpoints": `policy="${policyReportsPath}"`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": toPermissions(allowsCamera),
  };
}

/**
 * HTML is created from text only by the sanitizer's policy, DOMPurify's own, and by the default policy
 * (`default-policy.ts`).
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types dompurify default";

/** The wallets of the checkout use payment; nothing here needs the other features, except one page the camera. */
const toPermissions = (allowsCamera: boolean) =>
  [
    "payment=(self)",
    `camera=(${allowsCamera ? "self" : ""})`,
    ...["microphone", "geolocation", "usb", "serial", "hid", "midi", "display-capture"].map(
      (feature) => `${feature}=()`,
    ),
  ].join(", ");
