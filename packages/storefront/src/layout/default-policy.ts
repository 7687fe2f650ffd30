interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: "default", rules: { createHTML(text: string): string | null }): unknown;
  };
}

/**
 * Written into the head of every document: creates the default policy of Trusted Types. It trusts text without a tag,
 * the empty script element that React creates for structured data, and the style sheet in the element with this id. Any
 * other string is refused as HTML, and every string as a script. HTML of the service passes through the sanitizer's
 * policy instead. It must not refer to anything outside itself, because only its text reaches the page.
 */
export function createDefaultPolicy(stylesId: string): void {
  // TypeScript has no types for it.
  const { trustedTypes } = window as unknown as TrustedTypesWindow;
  const styles = document.getElementById(stylesId)?.textContent;
  trustedTypes?.createPolicy("default", {
    // A pattern, because the literal text would end the script that this text is written into.
    createHTML: (text) => (!/</.test(text) || /^<script><\/script>$/.test(text) || text === styles ? text : null),
  });
}

/**
 * The text of a script that creates the default policy, placed after the style sheet; empty in the browser, which has
 * already run it.
 */
export function defaultPolicyText(stylesId: string): string {
  return import.meta.env.SSR ? `(${createDefaultPolicy})(${JSON.stringify(stylesId)});` : "";
}
