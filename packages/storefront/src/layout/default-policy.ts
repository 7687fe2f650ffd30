interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: "default", rules: { createHTML(text: string): string | null }): unknown;
  };
}

/**
 * Written into the head of every document: creates the default policy of Trusted Types. It trusts text without a tag, the
 * empty script element that React makes for data that never run, and the style sheet in the element of this id. Any other
 * string is refused as HTML, and every string as a script. Served HTML passes through the sanitizer's policy instead. Stands
 * alone, for only its text reaches the page.
 */
export function createDefaultPolicy(stylesId: string): void {
  // TypeScript knows no browser that has it.
  const { trustedTypes } = window as unknown as TrustedTypesWindow;
  const styles = document.getElementById(stylesId)?.textContent;
  trustedTypes?.createPolicy("default", {
    // A pattern, because the words themselves would end the script that this text is written into.
    createHTML: (text) => (!/</.test(text) || /^<script><\/script>$/.test(text) || text === styles ? text : null),
  });
}

/** The text of a script that creates the default policy, behind the style sheet; no browser needs it twice. */
export function defaultPolicyText(stylesId: string): string {
  return import.meta.env.SSR ? `(${createDefaultPolicy})(${JSON.stringify(stylesId)});` : "";
}
