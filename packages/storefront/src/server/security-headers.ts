import { policyReportsPath } from "./policy-reports.ts";

/** Headers of every page: only our own scripts and pictures, no frames around us, no address handed to other sites. */
export function securityHeaders(nonce: string, { development }: { development: boolean }): Record<string, string> {
  const policy = [
    "default-src 'self'",
    // Browsers that know 'strict-dynamic' ignore 'self': a script runs by its nonce, or because such a script loaded it.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Pictures reserve their place by a style attribute; style elements still need the nonce outside development.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Vite's overlay for errors writes its own HTML.
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
    "Permissions-Policy": permissions,
  };
}

/** HTML is made from text by the sanitizer's policy, DOMPurify's own, and by the default policy (`default-policy.ts`). */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types dompurify default";

/** Payment is the wallets' at checkout; nothing here needs the rest. */
const permissions = [
  "payment=(self)",
  ...["camera", "microphone", "geolocation", "usb", "serial", "hid", "midi", "display-capture"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ");
