/** Served HTML that may be shown: its first heading apart, to name the popup. */
export interface CleanHtml {
  readonly title: string | null;
  readonly html: string;
}

/**
 * Takes everything out of served HTML that could act or look like the shop's own: scripts, styles, forms, frames, ids and
 * classes. Headings, paragraphs, lists, tables, pictures, emphasis and links stay. Loads its library with the first call.
 */
export async function toCleanHtml(served: string): Promise<CleanHtml> {
  const { default: purify } = await import("dompurify");
  const fragment = purify.sanitize(served, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "select", "textarea", "dialog", "audio", "video", "h1"],
    FORBID_ATTR: ["style", "id", "class", "name", "role", "tabindex", "target", "hidden", "popover"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const heading = fragment.querySelector("h2, h3");
  const title = heading?.textContent?.trim() || null;
  if (title) heading?.remove();
  const holder = document.createElement("div");
  holder.append(fragment);
  return { title, html: holder.innerHTML };
}
