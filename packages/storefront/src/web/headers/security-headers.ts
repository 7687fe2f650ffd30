import type { StoreWallet } from "@store/contract/shared";
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
    wallets = [],
  }: {
    development: boolean;
    /** Where pictures of recommendations may be. */
    feedOrigin?: string | undefined;
    /** The other origin that may be shown in a frame. */
    frameOrigin?: string | undefined;
    /** Whether the page reads codes with the camera. */
    allowsCamera?: boolean;
    /** What may pay on the page: their scripts, frames and windows are of another origin. */
    wallets?: readonly StoreWallet[];
  },
): Record<string, string> {
  const ofWallets = [...new Set(wallets.map(({ origin }) => origin))];
  const selfAnd = (...sources: readonly (string | undefined)[]) =>
    ["'self'", ...sources, ...ofWallets].filter(Boolean).join(" ");
  // A page that isolates itself from its windows hears nothing of them.
  const opensWindow = wallets.some(({ opens }) => opens === "window");
  const policy = [
    "default-src 'self'",
    // Browsers that support 'strict-dynamic' ignore 'self' and origins: a script runs by its nonce, or because such a script
    // loaded it. From where it may be is decided by the policies of Trusted Types.
    `script-src ${selfAnd(`'nonce-${nonce}'`, "'strict-dynamic'")}`,
    // Pictures reserve their space with a style attribute; style elements need the nonce outside development.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${selfAnd("data:", feedOrigin)}`,
    "font-src 'self'",
    ...(frameOrigin || ofWallets.length > 0 ? [`frame-src ${selfAnd(frameOrigin)}`] : []),
    `connect-src ${selfAnd(development ? "ws:" : undefined)}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Vite's error overlay writes HTML.
    ...(development ? [] : [ofWallets.length > 0 ? `${trustedTypes} wallets` : trustedTypes]),
    `report-uri ${policyReportsPath}`,
    "report-to policy",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Reporting-Endpoints": `policy="${policyReportsPath}"`,
    "Cross-Origin-Opener-Policy": opensWindow ? "same-origin-allow-popups" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": toPermissions(allowsCamera, ofWallets),
  };
}

/**
 * HTML is created from text only by the sanitizer's policy, DOMPurify's own, and by the default policy
 * (`default-policy.ts`). Where wallets may pay, a policy of their own creates the URLs of their scripts.
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types dompurify default";

/** The wallets of the checkout use payment, in frames of their own too; nothing here needs the other features, except one page the camera. */
const toPermissions = (allowsCamera: boolean, payers: readonly string[]) =>
  [
    `payment=(${["self", ...payers.map((origin) => `"${origin}"`)].join(" ")})`,
    `camera=(${allowsCamera ? "self" : ""})`,
    ...["microphone", "geolocation", "usb", "serial", "hid", "midi", "display-capture"].map(
      (feature) => `${feature}=()`,
    ),
  ].join(", ");
