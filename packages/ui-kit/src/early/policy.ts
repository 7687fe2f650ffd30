import { stylesId } from "./protocol.ts";

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: "default", rules: { createHTML(text: string): string | null }): unknown;
  };
}

/**
 * Creates the default policy of Trusted Types. It trusts text without a tag, the empty script element that React creates for
 * structured data, and the style sheet of the page. Any other string is refused as HTML, and every string as a script. HTML
 * of the service passes through the sanitizer's policy instead.
 */
export function createDefaultPolicy(): void {
  // TypeScript has no types for it.
  const { trustedTypes } = window as unknown as TrustedTypesWindow;
  const styles = document.getElementById(stylesId)?.textContent;
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (!/</.test(text) || /^<script><\/script>$/.test(text) || text === styles ? text : null),
  });
}
